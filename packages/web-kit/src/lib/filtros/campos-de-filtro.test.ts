import { expect, test } from 'vitest';
import { criterio, definirFiltros } from './campos-de-filtro.ts';

const VACIOS = { texto: '', numero: '', dia: '', estado: '', matricula: '', page: 1 };
const filtros = definirFiltros(
  'prueba',
  [
    criterio('texto', 'Comitente', 'texto', { nombre: 'comitente.search', largo: 5 }),
    criterio('numero', 'Número', 'entero', { largo: 20 }),
    criterio('dia', 'Fecha desde', 'fecha'),
    criterio('estado', 'Estado', 'lista', { opciones: [{ valor: 'pago', etiqueta: 'Pago' }] }),
    criterio('matricula', 'Matrícula', 'lista'),
  ],
  VACIOS,
);
const leer = (direccion: string) => filtros.leer(new URLSearchParams(direccion));

test('cada criterio se lee de la dirección según su tipo, y lo que no tiene sentido es como si no estuviera [LIS-016]', () => {
  const buena = 'comitente.search=Gómez&numero=12&dia=2026-03-01&estado=pago&matricula=7&page=3';
  expect(leer(buena)).toEqual({
    texto: 'Gómez',
    numero: '12',
    dia: '2026-03-01',
    estado: 'pago',
    matricula: '7',
    page: 3,
  });
  expect(leer('dia=2026-02-30&estado=otro&matricula=x&page=-1&texto=nadie')).toEqual(VACIOS);
  // What is no number stays, for its field to say so; a text is cut where its field ends.
  expect(leer('numero=doce&comitente.search=Benítez')).toMatchObject({ numero: 'doce', texto: 'Benít' });
});

test('a la dirección va solo lo elegido, con su nombre, y eso es lo que se cuenta [LIS-016]', () => {
  const elegidos = { ...VACIOS, texto: 'Gómez', estado: 'pago' };
  expect(filtros.escribir(elegidos).toString()).toBe('comitente.search=G%C3%B3mez&estado=pago');
  expect(filtros.cantidad(elegidos)).toBe(2);
  expect(filtros.escribir({ ...VACIOS, page: 2 }).toString()).toBe('page=2');
  expect(filtros.cantidad({ ...VACIOS, page: 2 })).toBe(0);
  expect(filtros.nombres).toEqual(['comitente.search', 'numero', 'dia', 'estado', 'matricula', 'page']);
});
