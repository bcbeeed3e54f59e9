/**
 * Chooses the ports of the sites under test. A separate program, so that wireit builds the sites again if a port is not
 * free.
 */
import { chooseTestPorts } from "./ports"

void chooseTestPorts()
