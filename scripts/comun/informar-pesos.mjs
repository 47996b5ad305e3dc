import { avisar } from './avisar.mjs';
import { archivosDelIngreso, archivosDePantalla, leerPantallas, loQueTraen, PESADAS, pesoDe } from './pesos.mjs';

const renglon = (nombre, archivos) =>
  avisar(`${String(pesoDe(archivos)).padStart(9)}${String(archivos.length).padStart(7)}  ${nombre}`);

export function informarPesos() {
  avisar(`${'bytes'.padStart(9)}${'files'.padStart(7)}  until it works, gzip, nothing kept from before`);
  renglon('sign-in', archivosDelIngreso());
  for (const pantalla of leerPantallas()) renglon(pantalla.patron.slice(1, -3), archivosDePantalla(pantalla));
  for (const [nombre, { fuente }] of Object.entries(PESADAS))
    renglon(`only where used: ${nombre}`, loQueTraen([fuente]));
}
