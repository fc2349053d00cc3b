/** The door of the browser. */
import "#ui/styles.css";
import { mount } from "#app/mount.tsx";

void mount();
