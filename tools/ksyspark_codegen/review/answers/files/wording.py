"""The words that sheets use for verdicts, roles and columns, in the languages of the pages; all are read back."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark_codegen.review.model import Language, Text

VERDICTS: Mapping[str, Text] = {
    "same": Text("Same", "相同", "Igual"),
    "different": Text("Different", "不同", "Diferente"),
    "unsure": Text("Unsure", "不确定", "Não sei"),
    "agree": Text("Agree", "同意", "Concordo"),
    "disagree": Text("Disagree", "不同意", "Discordo"),
    "cannot-say": Text("Cannot say", "无法判断", "Não posso dizer"),
}
OVERALLS: Mapping[str, Text] = {
    "agree": Text("Agree", "同意", "Concordo"),
    "agree-with-remarks": Text("Agree with remarks", "同意但有备注", "Concordo com observações"),
    "disagree": Text("Disagree", "不同意", "Discordo"),
    "no-opinion": Text("No opinion", "无意见", "Sem opinião"),
}
ROLES: Mapping[str, Text] = {
    "protocol owner": Text("Protocol owner", "协议负责人", "Responsável pelo protocolo"),
    "independent reader": Text("Independent reader", "独立审阅人", "Leitor independente"),
}
COLUMNS: Mapping[str, Text] = {
    "item": Text("Item", "条目", "Item"),
    "fingerprint": Text("Fingerprint", "指纹", "Impressão digital"),
    "document": Text("The document says", "文档原文", "O documento diz"),
    "specification": Text("The specification says", "规范说明", "A especificação diz"),
    "verdict": Text("Your verdict", "您的判断", "Seu veredito"),
    "remark": Text("Remark", "备注", "Observação"),
}
KEYS: Mapping[str, Text] = {
    "reviewer.role": Text("Your role", "您的角色", "Seu papel"),
    "reviewer.name": Text("Your name (optional)", "您的姓名（可选）", "Seu nome (opcional)"),
    "reviewer.organisation": Text("Your organisation (optional)", "您的单位（可选）", "Sua organização (opcional)"),
    "overall": Text("Your verdict on the whole", "您的总体判断", "Seu veredito sobre o todo"),
}
DISPOSITIONS: Mapping[str, Text] = {
    "accepted": Text("Accepted", "已采纳", "Aceita"),
    "declined": Text("Declined", "未采纳", "Recusada"),
    "answered": Text("Answered", "已答复", "Respondida"),
}
REPLY_PAGE: Mapping[str, Text] = {
    "title": Text("Replies to your remarks", "对您备注的答复", "Respostas às suas observações"),
    "file": Text("Your file", "您的文件", "Seu arquivo"),
    "code": Text("Code", "校验码", "Código"),
    "item": Text("Item", "条目", "Item"),
    "yours": Text("You said", "您的意见", "O que você disse"),
    "reply": Text("Reply", "答复", "Resposta"),
    "open": Text("No reply yet.", "尚未答复。", "Ainda sem resposta."),
    "none": Text("You made no remarks.", "您没有备注。", "Você não fez observações."),
    "changed": Text("Changed since you answered", "您答复后有变化的条目", "Alterado depois da sua resposta"),
    "again": Text(
        "These answers no longer count. Please look at the present page again.",
        "这些回答不再有效。请再看一次当前页面。",
        "Estas respostas já não valem. Veja de novo a página atual, por favor.",
    ),
}


def key_of(words: Mapping[str, Text], written: str) -> str:
    """Return the key of a word as people wrote it, in whatever language; the word itself where it is none of them."""
    plain = _plain(written)
    for key, text in words.items():
        if plain in (_plain(key), _plain(text.en), _plain(text.zh), _plain(text.pt)):
            return key
    return written


def word_of(words: Mapping[str, Text], key: str, language: Language) -> str:
    """Return the word for a key, the key itself where there is none."""
    return words[key].of(language) if key in words else key


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()
