type Paper = Pick<Queries.PublicationPartsFragment, "figures" | "track">

/** Returns the figure of a paper: its first one, otherwise the picture of its capstone track, whose caption says so. */
export function figureOfPaper({ figures, track }: Paper, trackLabel?: string | null) {
  const figure = figures?.find(({ imageSrc }) => imageSrc)
  if (figure || !track) return figure
  const name = [trackLabel, track.title].filter(Boolean).join(": ")
  return { ...track, caption: [name, track.caption].filter(Boolean).join(". ") }
}
