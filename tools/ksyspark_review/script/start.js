/* The page begins. */

startAnswers();
startKeys();
startSigning();
startOwnMessage();
