/**
 * Matches the path of a file that Windows, macOS, Word, Excel or LibreOffice writes beside those of the project.
 * `.gitignore` has the same names.
 */
export const systemFile = /(?:^|[\\/])(?:\.DS_Store|\._[^\\/]*|Thumbs\.db|desktop\.ini|~\$[^\\/]*|\.~lock[^\\/]*)$/i
