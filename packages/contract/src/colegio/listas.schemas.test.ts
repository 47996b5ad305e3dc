import { expect, test } from 'vitest';
import { zEfectosDeLista, zListaDelColegio } from './listas.schemas.ts';

test('lo que contesta la versión anterior de una lista se lee sin lo que no sabía', () => {
  const lista = {
    ...{ lista: 'tasas', primer_dia: '2026-11-21', en_vigor: null, publicadas: [], preparada: null, historia: [] },
    ...{ rubros: [], bloqueos_en_uso: [], claves_tomadas: [] },
  };
  expect(zListaDelColegio.parse(lista).distritos).toEqual([]);
  const efectos = {
    ...{ version: 1, vigente_desde: '2026-11-21', norma: 'Acta 1', cambios: [], cambia_el_orden: false },
    ...{ toca: [], avisos: [] },
  };
  expect(zEfectosDeLista.parse(efectos).cuesta).toBeNull();
});
