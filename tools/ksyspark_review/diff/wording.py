"""Changes and their effects in English, Chinese and Portuguese. `{...}` are names and numbers that are put in."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark_review.model import LANGUAGES, Text

CHANGES: Mapping[str, Text] = {
    "added": Text("“{part}” is new in “{type}”.", "“{type}”中新增了“{part}”。", "“{part}” é novo em “{type}”."),
    "removed": Text(
        "“{part}” is no longer part of “{type}”.",
        "“{type}”中不再有“{part}”。",
        "“{part}” já não faz parte de “{type}”.",
    ),
    "renamed": Text(
        "“{old}” in “{type}” is now called “{new}”.",
        "“{type}”中的“{old}”改名为“{new}”。",
        "“{old}” em “{type}” passa a se chamar “{new}”.",
    ),
    "moved": Text(
        "“{part}” in “{type}” now comes right behind “{new}”.",
        "“{type}”中的“{part}”现在紧跟在“{new}”之后。",
        "“{part}” em “{type}” vem agora logo depois de “{new}”.",
    ),
    "moved to the front": Text(
        "“{part}” in “{type}” now comes first.",
        "“{type}”中的“{part}”现在排在最前。",
        "“{part}” em “{type}” vem agora primeiro.",
    ),
    "kind": Text(
        "“{part}” in “{type}” is now another kind of value.",
        "“{type}”中的“{part}”现在是另一种值。",
        "“{part}” em “{type}” é agora outro tipo de valor.",
    ),
    "width": Text(
        "The length of “{part}” in “{type}” in bytes is now {new}; it was {old}.",
        "“{type}”中“{part}”的字节数现在是 {new}，原来是 {old}。",
        "O comprimento de “{part}” em “{type}”, em bytes, é agora {new}; era {old}.",
    ),
    "bits": Text(
        "The length of “{part}” in “{type}” in bits is now {new}; it was {old}.",
        "“{type}”中“{part}”的位数现在是 {new}，原来是 {old}。",
        "O comprimento de “{part}” em “{type}”, em bits, é agora {new}; era {old}.",
    ),
    "sign: signed": Text(
        "“{part}” in “{type}” may be negative now.",
        "“{type}”中的“{part}”现在可以为负数。",
        "“{part}” em “{type}” pode agora ser negativo.",
    ),
    "sign: unsigned": Text(
        "“{part}” in “{type}” can no longer be negative.",
        "“{type}”中的“{part}”不再可以为负数。",
        "“{part}” em “{type}” já não pode ser negativo.",
    ),
    "order": Text(
        "The bytes of “{part}” in “{type}” are now read in another order.",
        "“{type}”中“{part}”的各字节现在按另一顺序读取。",
        "Os bytes de “{part}” em “{type}” são agora lidos em outra ordem.",
    ),
    "order of all": Text(
        "The bytes of {count} numbers in “{type}” are now read in another order.",
        "“{type}”中 {count} 个数的各字节现在按另一顺序读取。",
        "Os bytes de {count} números em “{type}” são agora lidos em outra ordem.",
    ),
    "of": Text(
        "“{part}” in “{type}” now has another structure.",
        "“{type}”中的“{part}”现在是另一种结构。",
        "“{part}” em “{type}” tem agora outra estrutura.",
    ),
    "arguments": Text(
        "“{part}” in “{type}” now hands other values to its structure.",
        "“{type}”中的“{part}”现在把其他值交给它的结构。",
        "“{part}” em “{type}” passa agora outros valores à sua estrutura.",
    ),
    "on": Text(
        "What “{part}” in “{type}” consists of now depends on something else.",
        "“{type}”中“{part}”的内容现在取决于别的值。",
        "O conteúdo de “{part}” em “{type}” depende agora de outra coisa.",
    ),
    "cases": Text(
        "“{part}” in “{type}” has other alternatives now.",
        "“{type}”中的“{part}”现在有不同的选项。",
        "“{part}” em “{type}” tem agora outras alternativas.",
    ),
    "case added": Text(
        "“{part}” in “{type}” has a new alternative for {case}: “{new}”.",
        "“{type}”中的“{part}”对 {case} 新增选项“{new}”。",
        "“{part}” em “{type}” tem uma nova alternativa para {case}: “{new}”.",
    ),
    "case removed": Text(
        "“{part}” in “{type}” has no alternative for {case} any more: “{old}”.",
        "“{type}”中的“{part}”不再有 {case} 的选项“{old}”。",
        "“{part}” em “{type}” já não tem alternativa para {case}: “{old}”.",
    ),
    "case changed": Text(
        "“{part}” in “{type}” is now “{new}” for {case}; it was “{old}”.",
        "{case} 时，“{type}”中的“{part}”现在是“{new}”，原来是“{old}”。",
        "“{part}” em “{type}” é agora “{new}” para {case}; era “{old}”.",
    ),
    "last case added": Text(
        "“{part}” in “{type}” is now “{new}” in all other cases.",
        "其他情况下，“{type}”中的“{part}”现在是“{new}”。",
        "“{part}” em “{type}” é agora “{new}” em todos os outros casos.",
    ),
    "last case removed": Text(
        "“{part}” in “{type}” is no longer “{old}” in all other cases.",
        "其他情况下，“{type}”中的“{part}”不再是“{old}”。",
        "“{part}” em “{type}” já não é “{old}” em todos os outros casos.",
    ),
    "last case changed": Text(
        "“{part}” in “{type}” is now “{new}” in all other cases; it was “{old}”.",
        "其他情况下，“{type}”中的“{part}”现在是“{new}”，原来是“{old}”。",
        "“{part}” em “{type}” é agora “{new}” em todos os outros casos; era “{old}”.",
    ),
    "size": Text(
        "“{part}” in “{type}” now has another length.",
        "“{type}”中“{part}”的长度变了。",
        "“{part}” em “{type}” tem agora outro comprimento.",
    ),
    "terminator": Text(
        "“{part}” in “{type}” now ends in another way.",
        "“{type}”中的“{part}”现在以另一种方式结束。",
        "“{part}” em “{type}” termina agora de outra maneira.",
    ),
    "pad-right": Text(
        "“{part}” in “{type}” is now filled up in another way.",
        "“{type}”中的“{part}”现在以另一种方式填充。",
        "“{part}” em “{type}” é agora preenchido de outra maneira.",
    ),
    "encoding": Text(
        "The text of “{part}” in “{type}” is now in {new}; it was in {old}.",
        "“{type}”中“{part}”的文字编码现在是 {new}，原来是 {old}。",
        "O texto de “{part}” em “{type}” está agora em {new}; estava em {old}.",
    ),
    "repeat": Text(
        "“{part}” in “{type}” is now repeated differently.",
        "“{type}”中“{part}”的重复方式变了。",
        "“{part}” em “{type}” repete-se agora de outra maneira.",
    ),
    "repeat: added": Text(
        "“{part}” in “{type}” is now repeated.",
        "“{type}”中的“{part}”现在会重复。",
        "“{part}” em “{type}” agora se repete.",
    ),
    "repeat: removed": Text(
        "“{part}” in “{type}” is no longer repeated.",
        "“{type}”中的“{part}”不再重复。",
        "“{part}” em “{type}” já não se repete.",
    ),
    "if": Text(
        "“{part}” in “{type}” is now present under another condition.",
        "“{type}”中“{part}”出现的条件变了。",
        "“{part}” em “{type}” está agora presente sob outra condição.",
    ),
    "if: added": Text(
        "“{part}” in “{type}” is now present only under a condition.",
        "“{type}”中的“{part}”现在只在一定条件下出现。",
        "“{part}” em “{type}” está agora presente só sob uma condição.",
    ),
    "if: removed": Text(
        "“{part}” in “{type}” is now always present.",
        "“{type}”中的“{part}”现在总是出现。",
        "“{part}” em “{type}” está agora sempre presente.",
    ),
    "valid": Text(
        "Other values of “{part}” in “{type}” are accepted now.",
        "“{type}”中“{part}”允许的值变了。",
        "Outros valores de “{part}” em “{type}” são agora aceitos.",
    ),
    "valid: added": Text(
        "Not every value of “{part}” in “{type}” is accepted any more.",
        "“{type}”中的“{part}”不再接受任意值。",
        "Nem todo valor de “{part}” em “{type}” é ainda aceito.",
    ),
    "valid: removed": Text(
        "Every value of “{part}” in “{type}” is accepted now.",
        "“{type}”中的“{part}”现在接受任意值。",
        "Todo valor de “{part}” em “{type}” é agora aceito.",
    ),
    "contents": Text(
        "“{part}” in “{type}” must now consist of other bytes.",
        "“{type}”中的“{part}”现在必须是另外的字节。",
        "“{part}” em “{type}” deve agora ter outros bytes.",
    ),
    "enum": Text(
        "The codes of “{part}” in “{type}” are now taken from another list, or from none.",
        "“{type}”中“{part}”的代码现在取自另一代码表，或不取自任何代码表。",
        "Os códigos de “{part}” em “{type}” vêm agora de outra lista, ou de nenhuma.",
    ),
    "pos": Text(
        "“{part}” in “{type}” is now read at another place.",
        "“{type}”中的“{part}”现在从另一位置读取。",
        "“{part}” em “{type}” é agora lido em outro lugar.",
    ),
    "value": Text(
        "“{part}” in “{type}” is now worked out differently.",
        "“{type}”中“{part}”的计算方法变了。",
        "“{part}” em “{type}” é agora calculado de outra maneira.",
    ),
    "instance": Text(
        "“{part}” in “{type}” no longer stands where it stood: in the row of fields, or beside it.",
        "“{type}”中的“{part}”不再位于原处：字段序列之中或之外。",
        "“{part}” em “{type}” já não está onde estava: na sequência de campos, ou ao lado dela.",
    ),
    "default": Text(
        "Where no “{part}” is given for “{type}”, it is now {new}; it was {old}.",
        "未给出“{type}”的“{part}”时，现在取 {new}，原来取 {old}。",
        "Quando não se informa “{part}” para “{type}”, vale agora {new}; valia {old}.",
    ),
    "logical-type": Text(
        "“{part}” in “{type}” is now understood as another sort of value.",
        "“{type}”中“{part}”的含义类型变了。",
        "“{part}” em “{type}” é agora entendido como outra espécie de valor.",
    ),
    "encoding-errors": Text(
        "Whether a text “{part}” in “{type}” that cannot be decoded refuses the message is different now.",
        "“{type}”中的文本“{part}”无法解码时是否拒收消息，现在不同了。",
        "Mudou se um texto “{part}” em “{type}” que não pode ser decodificado faz recusar a mensagem.",
    ),
    "stream-value": Text(
        "“{part}” in “{type}” is now found otherwise in a stream of messages.",
        "在消息流中，“{type}”的“{part}”现在以另一种方式得到。",
        "Em um fluxo de mensagens, “{part}” em “{type}” é agora obtido de outra maneira.",
    ),
    "stream-alternatives": Text(
        "Which values are tried for “{part}” in “{type}”, where no message of a stream tells one, has changed.",
        "当消息流中没有消息给出“{type}”的“{part}”时，所尝试的值变了。",
        "Mudaram os valores que se experimentam para “{part}” em “{type}” quando nenhuma mensagem do fluxo os diz.",
    ),
    "word": Text(
        "“{part}” of “{type}” now takes another kind of value.",
        "“{type}”的“{part}”现在接受另一种值。",
        "“{part}” de “{type}” recebe agora outro tipo de valor.",
    ),
    "column": Text(
        "“{part}” in “{type}” is now kept in another column, or in none.",
        "“{type}”中的“{part}”现在存入另一列，或不存入任何列。",
        "“{part}” em “{type}” fica agora em outra coluna, ou em nenhuma.",
    ),
    "sensitive": Text(
        "Whether “{part}” in “{type}” is hidden has changed.",
        "“{type}”中的“{part}”是否隐藏已改变。",
        "Mudou se “{part}” em “{type}” é ocultado.",
    ),
    "unit": Text(
        "The unit of “{part}” in “{type}” is now {new}; it was {old}.",
        "“{type}”中“{part}”的单位现在是 {new}，原来是 {old}。",
        "A unidade de “{part}” em “{type}” é agora {new}; era {old}.",
    ),
    "sources": Text(
        "“{part}” in “{type}” now names other places of the document.",
        "“{type}”中的“{part}”现在指向文档的其他位置。",
        "“{part}” em “{type}” indica agora outros lugares do documento.",
    ),
    "documentation": Text(
        "Only the explanation of “{part}” in “{type}” has changed.",
        "只有“{type}”中“{part}”的说明变了。",
        "Só mudou a explicação de “{part}” em “{type}”.",
    ),
    "explanation of type": Text(
        "Only the explanation of “{type}” has changed.",
        "只有“{type}”的说明变了。",
        "Só mudou a explicação de “{type}”.",
    ),
    "type added": Text("The structure “{type}” is new.", "新增了结构“{type}”。", "A estrutura “{type}” é nova."),
    "type removed": Text(
        "The structure “{type}” is gone.", "结构“{type}”已删除。", "A estrutura “{type}” foi retirada."
    ),
    "type renamed": Text(
        "The structure “{old}” is now called “{new}”.",
        "结构“{old}”改名为“{new}”。",
        "A estrutura “{old}” passa a se chamar “{new}”.",
    ),
    "enum added": Text(
        "The code list “{list}” is new.", "新增了代码表“{list}”。", "A lista de códigos “{list}” é nova."
    ),
    "enum removed": Text(
        "The code list “{list}” is gone.", "代码表“{list}”已删除。", "A lista de códigos “{list}” foi retirada."
    ),
    "enum renamed": Text(
        "The code list “{old}” is now called “{new}”.",
        "代码表“{old}”改名为“{new}”。",
        "A lista de códigos “{old}” passa a se chamar “{new}”.",
    ),
    "code added": Text(
        "Code {code} is new in the list “{list}”: “{new}”.",
        "代码表“{list}”新增代码 {code}：“{new}”。",
        "O código {code} é novo na lista “{list}”: “{new}”.",
    ),
    "code removed": Text(
        "Code {code} is gone from the list “{list}”: “{old}”.",
        "代码表“{list}”删除了代码 {code}：“{old}”。",
        "O código {code} saiu da lista “{list}”: “{old}”.",
    ),
    "code relabelled": Text(
        "Code {code} in the list “{list}” now means “{new}”; it meant “{old}”.",
        "代码表“{list}”中代码 {code} 现在表示“{new}”，原来表示“{old}”。",
        "O código {code} na lista “{list}” significa agora “{new}”; significava “{old}”.",
    ),
    "code explained": Text(
        "Only the explanation of code {code} in the list “{list}” has changed.",
        "只有代码表“{list}”中代码 {code} 的说明变了。",
        "Só mudou a explicação do código {code} na lista “{list}”.",
    ),
    "code sources": Text(
        "Code {code} in the list “{list}” now names other places of the document.",
        "代码表“{list}”中代码 {code} 现在指向文档的其他位置。",
        "O código {code} na lista “{list}” indica agora outros lugares do documento.",
    ),
}

EFFECTS: Mapping[str, Text] = {
    "appears": Text(
        "A column appears: {path} ({new}).", "新增一列：{path}（{new}）。", "Surge uma coluna: {path} ({new})."
    ),
    "vanishes": Text(
        "A column vanishes: {path} ({old}).", "删除一列：{path}（{old}）。", "Desaparece uma coluna: {path} ({old})."
    ),
    "renamed": Text(
        "The column {old} is now called {new}.", "列 {old} 改名为 {new}。", "A coluna {old} passa a se chamar {new}."
    ),
    "type": Text(
        "The column {path} changes its type from {old} to {new}.",
        "列 {path} 的类型由 {old} 变为 {new}。",
        "A coluna {path} muda de tipo, de {old} para {new}.",
    ),
    "values": Text(
        "The column {path} keeps its type; its values may be others.",
        "列 {path} 的类型不变，但其值可能不同。",
        "A coluna {path} mantém o tipo; seus valores podem ser outros.",
    ),
    "more columns": Text(
        "{count} more columns likewise.", "另有 {count} 列同样如此。", "Mais {count} colunas, do mesmo modo."
    ),
    "shape": Text(
        "What follows in the message is read from other bytes.",
        "消息中其后的内容从其他字节读取。",
        "O que segue na mensagem é lido de outros bytes.",
    ),
    "checks": Text(
        "Columns stay as they are; other messages are refused.",
        "各列不变；被拒绝的消息有所不同。",
        "As colunas ficam como estão; outras mensagens são recusadas.",
    ),
    "nothing": Text("Decoded data stays as it is.", "解码结果不变。", "Os dados decodificados ficam como estão."),
    "no column": Text(
        "It has no column of its own; what depends on it may be read otherwise.",
        "它没有自己的列；取决于它的内容的读法可能不同。",
        "Não tem coluna própria; o que depende dele pode ser lido de outro modo.",
    ),
    "refused": Text(
        "This message was accepted and is now refused at byte {byte}: {hex}",
        "此消息原被接受，现在第 {byte} 字节处被拒绝：{hex}",
        "Esta mensagem era aceita e é agora recusada no byte {byte}: {hex}",
    ),
    "accepted": Text(
        "This message was refused at byte {byte} and is now accepted: {hex}",
        "此消息原在第 {byte} 字节处被拒绝，现在被接受：{hex}",
        "Esta mensagem era recusada no byte {byte} e é agora aceita: {hex}",
    ),
    "differs": Text(
        "In this message {path} was {old} and is now {new}: {hex}",
        "此消息中 {path} 原为 {old}，现为 {new}：{hex}",
        "Nesta mensagem {path} era {old} e é agora {new}: {hex}",
    ),
    "no message": Text(
        "No message was found that shows the difference.",
        "没有找到能显示差别的消息。",
        "Não foi encontrada mensagem que mostre a diferença.",
    ),
    "lost": Text("{count} answers no longer count.", "{count} 个回答不再有效。", "{count} respostas já não valem."),
    "lost one": Text("1 answer no longer counts.", "1 个回答不再有效。", "1 resposta já não vale."),
    "none lost": Text("All answers are kept.", "所有回答均保留。", "Todas as respostas são mantidas."),
    "nothing changed": Text("Nothing changed.", "没有变化。", "Nada mudou."),
    "kept": Text(
        "Answers kept: {kept} of {count}; lost: {lost}; items asked anew: {new}.",
        "保留的回答：{kept} / {count}；失效：{lost}；需重新回答：{new} 项。",
        "Respostas mantidas: {kept} de {count}; perdidas: {lost}; itens perguntados de novo: {new}.",
    ),
    "other reason": Text(
        "Columns differ also, although no single change was found to be the reason.",
        "列也有差别，但没有找到单独的原因。",
        "As colunas também diferem, embora nenhuma mudança isolada explique isso.",
    ),
}


def say(messages: Mapping[str, Text], key: str, **parts: object) -> Text:
    """Return a message with its parts, in every language. Raises KeyError for a message or part that is not there."""
    return Text(**{language: messages[key].of(language).format(**parts) for language in LANGUAGES})
