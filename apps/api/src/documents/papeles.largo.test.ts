import { expect, test } from 'vitest';
import { conPapel, leerEstructura, textoEnOrden, textosDe } from '../testing/documents/leer-papel.ts';
import { PAPELES } from '../testing/documents/todos-los-papeles.ts';

test('son todos los papeles del Colegio', () => {
  expect(PAPELES).toHaveLength(15);
});

test.each(PAPELES)(
  '$nombre: un lector de pantalla encuentra su título, las cabezas de sus tablas y sus textos en orden',
  async (papel) => {
    const nodos = leerEstructura(await papel.dibujar());
    expect(textosDe(nodos, 'H1')).toEqual([papel.titulo]);
    expect([...new Set(textosDe(nodos, 'TH'))]).toEqual(papel.cabezas);
    let resto = textoEnOrden(nodos);
    for (const dicho of papel.enOrden) {
      expect(resto).toContain(dicho);
      resto = resto.slice(resto.indexOf(dicho) + dicho.length);
    }
  },
);

test.each(PAPELES)('$nombre: dice que es PDF/UA, con su título, su idioma y su fecha', async ({ dibujar }) => {
  const pdf = await dibujar();
  const datos = conPapel(pdf, (correr) => correr('pdfinfo', '@'));
  expect(datos).toMatch(/Tagged: +yes/);
  expect(datos).toMatch(/Title: +\S/);
  expect(datos).toMatch(/CreationDate: +\S/);
  expect(conPapel(pdf, (correr) => correr('pdfinfo', '-meta', '@'))).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (es-AR)');
});

test.each(PAPELES)(
  '$nombre: lleva adentro las letras que imprime, y lo que es imagen lo cuenta',
  async ({ dibujar }) => {
    const pdf = await dibujar();
    const fuentes = conPapel(pdf, (correr) => correr('pdffonts', '@'))
      .trim()
      .split('\n')
      .slice(2);
    expect(fuentes.length).toBeGreaterThan(0);
    for (const fuente of fuentes) expect(fuente).toMatch(/Roboto-(Regular|Bold) .*yes +yes +yes/);
    const figuras = conPapel(pdf, (correr) => correr('pdfinfo', '-struct', '@')).match(/Figure/g)?.length ?? 0;
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Alt /g)?.length ?? 0,
    ).toBe(figuras);
  },
);
