import { describe, expect, test } from 'vitest';
import { leerElegido } from './elegir-archivo.ts';
import { areaCentrada, convertirAJpg, tamanioFinal } from './recorte.ts';

describe('el recorte', () => {
  test.each([
    [
      { width: 3000, height: 2000 },
      { x: 0, y: 0, width: 3000, height: 2000 },
    ],
    [
      { width: 4000, height: 2000 },
      { x: 500, y: 0, width: 3000, height: 2000 },
    ],
    [
      { width: 1500, height: 3000 },
      { x: 0, y: 1000, width: 1500, height: 1000 },
    ],
  ])('de %o, lo más grande en 3:2 y en el medio [CER-090]', (imagen, area) => {
    expect(areaCentrada(imagen)).toEqual(area);
  });

  test('se achica y nunca se agranda', () => {
    expect(tamanioFinal({ width: 6000 })).toEqual({ width: 1800, height: 1200 });
    expect(tamanioFinal({ width: 300 })).toEqual({ width: 300, height: 200 });
    expect(convertirAJpg('IMG 01.PNG')).toBe('IMG 01.jpg');
  });
});

describe('el archivo elegido', () => {
  const archivo = (nombre: string, bytes = 10) => new File([new Uint8Array(bytes)], nombre);
  const TRES_MB = 3 * 1024 * 1024;

  test.each(['a.jpg', 'a.JPEG', 'a.png', 'a.pdf'])('%s sirve [CER-086]', (nombre) => {
    expect(leerElegido(archivo(nombre))).toMatchObject({ nombre });
  });
  test.each(['a.gif', 'a.svg', 'a.heic', 'sin-extension'])('%s no sirve [CER-086]', (nombre) => {
    expect(leerElegido(archivo(nombre))).toEqual({
      problema: 'El archivo tiene que ser una foto jpg o png, o un pdf.',
    });
  });
  test('un pdf de 3 MB justos pasa y con un byte más no; una foto grande se achica después [CER-085]', () => {
    expect(leerElegido(archivo('a.pdf', TRES_MB))).toMatchObject({ tipo: 'pdf' });
    expect(leerElegido(archivo('a.pdf', TRES_MB + 1))).toEqual({ problema: 'La imagen no debe superar los 3MB.' });
    expect(leerElegido(archivo('a.jpg', TRES_MB + 1))).toMatchObject({ tipo: 'imagen' });
  });
});
