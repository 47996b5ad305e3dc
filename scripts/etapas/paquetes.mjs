import { existsSync } from 'node:fs';
import { avisar } from '../comun/avisar.mjs';
import { correr } from '../comun/correr.mjs';

// Debian packages for the long tests and the browser stage: the browser, what draws and reads a PDF, and the letters with the
// measures of Arial, which every desk and telephone has and a bare Debian does not: Roboto's reserve is one of them (fuentes.css).
const PAQUETES = [
  { paquete: 'chromium-headless-shell', archivo: '/usr/bin/chromium-headless-shell' },
  { paquete: 'poppler-utils', archivo: '/usr/bin/pdftoppm' },
  { paquete: 'fonts-liberation', archivo: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' },
];

const faltantes = () => PAQUETES.filter(({ archivo }) => !existsSync(archivo)).map(({ paquete }) => paquete);

const ayudaPara = (paquetes) =>
  `Las pruebas largas y las de navegador usan paquetes de Debian que faltan. Instalalos con: sudo apt-get install -y ${paquetes.join(' ')}`;

// Returns '' when they are there; otherwise what the person has to do.
export async function instalarPaquetesSiFaltan() {
  const faltan = faltantes();
  if (faltan.length === 0) return '';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return ayudaPara(faltan);
  avisar(`· Instalando ${faltan.join(', ')}…`);
  const entorno = { DEBIAN_FRONTEND: 'noninteractive' };
  await correr('apt-get', ['update', '-q'], { entorno });
  const { salida } = await correr('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...faltan], {
    entorno,
  });
  const todavia = faltantes();
  return todavia.length === 0 ? '' : `${salida}\n${ayudaPara(todavia)}`;
}
