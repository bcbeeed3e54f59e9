import { useState, type ComponentProps } from "react"
import * as styles from "./LetterPreview.module.css"
import { LetterSheet } from "./LetterSheet"

/** Names that are difficult to display, by what is difficult about them. */
const sampleNames: Readonly<Record<string, string>> = {
  "two words": "Mira Lanternfield",
  "one letter": "O",
  apostrophe: "Maeve O'Fenn-D'Arcy",
  accents: "Zoë Nuñez-Łąkowska Đặng",
  "right to left": "نور الهدى بستاني",
  Chinese: "欧阳 明月",
  emoji: "Wren 🪁👩🏽‍🔬 Quillhaven",
  "many words": "María del Carmen Josefina de los Ángeles Fernández de Córdoba y Villanueva",
  "one long word": "Donaudampfschifffahrtsgesellschaftskapitän",
  "300 characters": "Anastasia-Maximiliana ".repeat(14).slice(0, 300),
  markup: '<b>Bold</b> <img src="x" onerror="alert(1)">',
  "no name": "",
}

/** The letter with a choice of sample names, without a lookup. Only for development. */
export default function LetterPreview(props: Omit<ComponentProps<typeof LetterSheet>, "lookup">) {
  const [choice, setChoice] = useState("two words")
  return (
    <>
      <label className={styles.choice}>
        Sample name{" "}
        <select value={choice} onChange={({ target }) => setChoice(target.value)}>
          {Object.keys(sampleNames).map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </label>
      <LetterSheet {...props} lookup={{ kind: "found", name: sampleNames[choice] ?? "" }} />
    </>
  )
}
