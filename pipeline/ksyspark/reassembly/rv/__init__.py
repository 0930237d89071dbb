"""SAS attachments as TIB/Rendezvous delivers them."""
