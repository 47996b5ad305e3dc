import { existsSync } from 'node:fs';
import { avisar } from '../comun/avisar.mjs';
import { correr } from '../comun/correr.mjs';

export const CHROMIUM = '/usr/bin/chromium';

const AYUDA = 'Las pruebas de navegador usan el Chromium de Debian. Instalalo con: sudo apt-get install -y chromium';

// '' when it is there; otherwise what the person has to do.
export async function instalarChromiumSiFalta() {
  if (existsSync(CHROMIUM)) return '';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return AYUDA;
  avisar('· Instalando Chromium…');
  const entorno = { DEBIAN_FRONTEND: 'noninteractive' };
  await correr('apt-get', ['update', '-q'], { entorno });
  const { salida } = await correr('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    entorno,
  });
  return existsSync(CHROMIUM) ? '' : `${salida}\n${AYUDA}`;
}
