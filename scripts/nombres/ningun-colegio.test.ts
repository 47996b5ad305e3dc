import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listarArchivos } from '../comun/archivos.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

type Contacto = { domicilio: string; telefono: string; correo: string };
const leer = (archivo: string): string => readFileSync(rutaDesdeRaiz(archivo), 'utf8');
const colegio = JSON.parse(leer('data/colegio.json')) as { nombre: string; cuit: string; contacto: Contacto };
const distritos = JSON.parse(leer('data/distritos.json')) as { clave: string; nombre: string; contacto: Contacto }[];

const deContacto = ({ domicilio, telefono, correo }: Contacto) => [domicilio, telefono, correo];
const conGuiones = colegio.cuit.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');
const PROPIOS = [colegio.nombre, colegio.cuit, conGuiones, ...deContacto(colegio.contacto)].concat(
  distritos.flatMap(({ contacto }) => deContacto(contacto)),
);

/** What runs for a college: neither the tests and their helpers, nor the demo, which has a college of its own. */
const DEL_PROGRAMA =
  /^(apps\/(api|web|colegio)|packages\/[^/]+)\/(src|public|index\.html|plantillas)\b.*\.(tsx?|typ|html|js|json|css)$/;
const DE_PRUEBA = /\/testing\/|\/demo\/|\.test\.|\.escenas\.|\/catalogo\//;

test('ningún colegio está escrito en el programa: su nombre, su CUIT y sus contactos son datos', () => {
  const archivos = listarArchivos().filter((archivo) => DEL_PROGRAMA.test(archivo) && !DE_PRUEBA.test(archivo));
  expect(archivos.length).toBeGreaterThan(1_000);
  const dichos = archivos.flatMap((archivo) => {
    const texto = leer(archivo);
    return PROPIOS.filter((propio) => texto.includes(propio)).map((propio) => `${archivo}: ${propio}`);
  });
  expect(dichos).toEqual([]);
});
