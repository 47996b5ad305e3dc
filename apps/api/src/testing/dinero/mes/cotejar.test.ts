import { describe, expect, test } from 'vitest';
import { cotejarRenglones, crearCotejo } from './cotejar.ts';
import { claveDeLinea, type DichasDelMes } from './leer-archivo-del-mes.ts';
import { crearLibroDelMes, enPesos } from './libro-del-mes.ts';
import type { ArchivoDelMes, EsperaDelMes, RenglonDelMes } from './mes-escrito.ts';

const espera = (linea: number, alLeer: EsperaDelMes['alLeer']): EsperaDelMes => ({
  ...{ donde: { linea }, porque: 'otro_importe', alLeer, alFinal: null },
});
const NOMBRES = {
  boletaDe: (indice: number) => 1000 + indice,
  numeroDe: (_: ArchivoDelMes, { numero }: RenglonDelMes) => numero,
};
const ARCHIVO: ArchivoDelMes = {
  ...{ origen: 'siro', dia: 0, limpios: [], pedidas: [], renglones: [], fallas: [] },
  esperas: [espera(1, 'otro_importe'), espera(2, 'otro_importe'), espera(3, 'otro_importe')],
};

test('lo que se calla, lo que se dice como otra cosa y lo que nadie hizo se cuentan aparte, con su porqué', () => {
  const cotejo = crearCotejo();
  const dichas: DichasDelMes = new Map([
    [claveDeLinea('siro', 0, 1), 'otro_importe'],
    [claveDeLinea('siro', 0, 2), 'falta_aca'],
    [claveDeLinea('siro', 0, 9), 'dos_veces'],
  ]);
  cotejarRenglones(cotejo, [ARCHIVO], { dichas, cuando: 'alLeer', nombres: NOMBRES });
  const [deNadie, otroImporte] = cotejo.todos();
  expect(deNadie).toMatchObject({ hechas: 1, bien: 0, deOtroModo: ['siro, 2026-03-01, línea 9: dos_veces'] });
  expect(otroImporte).toMatchObject({ hechas: 3, bien: 1 });
  expect(otroImporte?.deOtroModo).toEqual(['siro, 2026-03-01, línea 2: se esperaba otro_importe y se dijo falta_aca']);
  expect(otroImporte?.calladas).toEqual(['siro, 2026-03-01, línea 3: se esperaba otro_importe y se dijo nada']);
});

describe('el libro del generador', () => {
  test('no toma un asiento que no cierra, y cada cuenta y cada día suman', () => {
    const libro = crearLibroDelMes();
    expect(() => libro.mover(0, { deudores: 5, emitido: -4 })).toThrow(/no cierra/);
    libro.mover(0, { 'recaudado.caja': 150, deudores: -150 });
    libro.mover(1, { 'recaudado.caja': -50, emitido: 50 });
    expect([...libro.cuentas()]).toEqual([
      ['recaudado.caja', 100],
      ['deudores', -150],
      ['emitido', 50],
    ]);
    expect(libro.medios().get('recaudado.caja')).toEqual({
      cobrado: 150,
      devuelto: -50,
      llevado: 0,
      contado: 0,
      queda: 100,
    });
    libro.mover(1, { 'recaudado.caja': -80, 'recaudado.transferencia.provincia': 70, comisiones: 10 });
    libro.mover(1, { 'recaudado.caja': -3, diferencias_de_caja: 3 });
    expect(libro.medios().get('recaudado.caja')).toMatchObject({ cobrado: 150, llevado: -80, contado: -3, queda: 17 });
    expect(libro.medios().get('recaudado.transferencia.provincia')).toMatchObject({ cobrado: 0, llevado: 70 });
    expect([libro.delDia(0), libro.delDia(1), libro.delDia(2)]).toEqual([150, -63, 0]);
  });

  test('los centavos se escriben con dos decimales y su signo', () => {
    expect([0, 5, -5, 1234, -123_456].map(enPesos)).toEqual(['0.00', '0.05', '-0.05', '12.34', '-1234.56']);
  });
});
