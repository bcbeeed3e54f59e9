/** What pdfkit 0.20 takes and its types (0.17) do not name yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Which cells a heading cell of a table is about. */
    scope?: "Row" | "Column"
  }
}
