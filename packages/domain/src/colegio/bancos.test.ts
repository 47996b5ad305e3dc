import { describe, expect, test } from 'vitest';
import {
  bancosDelDia,
  claveDeBanco,
  estaEnUso,
  formatCbu,
  parseColumnas,
  validarBanco,
  validarBancoDelDia,
  validarNombreDeBanco,
} from './index.ts';

const CBU = '2850590940090418135201';
const codigos = (banco: Parameters<typeof validarBanco>[0]) =>
  validarBanco(banco).map(({ codigo, campo }) => `${campo}: ${codigo}`);

describe('un banco', () => {
  test('su CBU tiene dos dígitos que lo controlan, uno en cada bloque', () => {
    expect(codigos({ cbu: CBU, columnas: {} })).toEqual([]);
    expect(codigos({ cbu: null, columnas: {} })).toEqual([]);
    for (const mal of ['2850590840090418135201', '2850590940090418135202', CBU.slice(1), `${CBU}0`, 'x'.repeat(22)])
      expect(codigos({ cbu: mal, columnas: {} }), mal).toEqual(['cbu: cbu_equivocado']);
    expect(formatCbu(CBU)).toBe('28505909 40090418135201');
  });

  test('una columna tiene uno o más nombres, y ninguno es de otra', () => {
    expect(parseColumnas(' F.  Mov ; Fecha ,, ')).toEqual(['F. Mov', 'Fecha']);
    expect(codigos({ cbu: null, columnas: { fecha: ['F. Mov'], credito: ['Acred.'], debito: ['Deb.'] } })).toEqual([]);
    expect(codigos({ cbu: null, columnas: { fecha: ['Dato'], detalle: ['DATO.'] } })).toEqual([
      'columnas.detalle: columna_de_dos',
    ]);
    expect(codigos({ cbu: null, columnas: { numero: ['--'] } })).toEqual(['columnas.numero: columna_sin_letras']);
    expect(codigos({ cbu: null, columnas: { numero: ['a', 'b', 'c', 'd', 'e', 'f'] } })).toEqual([
      'columnas.numero: columna_larga',
    ]);
    expect(codigos({ cbu: null, columnas: { importe: ['Monto'], debito: ['Debe'] } })).toEqual([
      'columnas.importe: importe_en_dos_formas',
    ]);
  });

  test('su nombre es uno aunque cambien acentos o signos, y su clave no la tuvo nadie', () => {
    expect(validarNombreDeBanco('Banco Nación', ['BANCO NACION.'])).toMatchObject([{ campo: 'nombre' }]);
    expect(validarNombreDeBanco('¿?', [])).toMatchObject([{ codigo: 'dato_requerido' }]);
    expect(validarNombreDeBanco('Banco Nación', ['Banco Galicia'])).toEqual([]);
    expect(claveDeBanco('Banco Nación, c/c $', [])).toBe('banco_nacion_c_c');
    expect(claveDeBanco('Siro', ['siro'])).toBe('siro_2');
    expect(claveDeBanco('Банк', [])).toBe('banco');
  });

  test('se mira por el día del dinero: antes, mientras y después de usarse', () => {
    const uno = { clave: 'uno', nombre: 'Uno', desde: '2026-03-01', dejado_desde: '2026-04-01' };
    const otro = { clave: 'otro', nombre: 'Otro', desde: '2026-04-01', dejado_desde: null };
    const claves = (dia: string | null, elegido?: string) =>
      bancosDelDia([uno, otro], dia, elegido).map(({ clave }) => clave);
    expect([claves('2026-03-31'), claves('2026-04-01'), claves('2026-04-01', 'uno'), claves(null)]).toEqual([
      ...[['uno'], ['otro'], ['uno', 'otro'], ['uno', 'otro']],
    ]);
    const mal = (clave: string, dia: string) => validarBancoDelDia([uno, otro], clave, dia);
    expect(mal('uno', '2026-03-31')).toEqual([]);
    expect(mal('uno', '2026-04-01')).toMatchObject([
      { codigo: 'banco_dejado_ese_dia', campo: 'banco', datos: { banco: 'Uno', desde: '01/04/2026' } },
    ]);
    expect(mal('uno', '2026-02-28')).toMatchObject([{ codigo: 'banco_sin_usar_ese_dia' }]);
    expect(mal('nadie', '2026-03-31')).toMatchObject([{ codigo: 'banco_que_no_es' }]);
  });

  test('se usa desde su día hasta la víspera del que se deja', () => {
    const uno = { desde: '2026-03-01', dejado_desde: '2026-04-01' };
    expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((dia) => estaEnUso(uno, dia))).toEqual([
      ...[false, true, true, false],
    ]);
  });
});
