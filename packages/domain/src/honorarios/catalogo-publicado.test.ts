import { expect, test } from 'vitest';
import { archivosDeData } from '../testing/catalogo-de-data.ts';
import { leerPublicado, publicarCatalogo } from './catalogo-publicado.ts';
import { datosDeArchivos } from './datos/datos-de-archivos.ts';

test('lo publicado dice todo lo que dice el catálogo, y cada tabla una sola vez', () => {
  const { datos } = datosDeArchivos(archivosDeData());
  const { resoluciones } = datos as { resoluciones: { tabla: unknown }[] };
  const publicado = JSON.parse(JSON.stringify(publicarCatalogo(datos)));
  expect(leerPublicado(publicado)).toEqual(JSON.parse(JSON.stringify(datos)));
  const distintas = new Set(resoluciones.map(({ tabla }) => JSON.stringify(tabla)));
  expect(publicado.tablas).toHaveLength(distintas.size);
  expect(distintas.size).toBeLessThan(resoluciones.length);
});
