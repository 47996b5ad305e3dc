import { describe, expect, test } from 'vitest';
import {
  armarReglasDeBanco,
  leerRendicionDeBanco,
  leerRendicionDeLink,
  leerRendicionDeSiro,
  type ReglasDeBanco,
} from './index.ts';
import { parseImporteConSigno } from './leer-banco.ts';

const siro = (cambios: Partial<Record<'dia' | 'importe' | 'usuario' | 'canal' | 'externo', string>> = {}): string => {
  const {
    dia = '20260320',
    importe = '00000149080',
    usuario = '00012345',
    canal = 'PF ',
    externo = '0000000700',
  } = cambios;
  return `${dia}2026032320260320${importe}${usuario}3${' '.repeat(59)}${'0'.repeat(20)}${canal}${' '.repeat(100)}${externo}`;
};
const problemas = (leida: { ok: boolean; problema?: unknown }) => (leida.ok ? [] : leida.problema);

describe('SIRO', () => {
  test('cada renglón dice su día, su acreditación, su importe, su cupón, su canal y su número [PAG-012]', () => {
    const leida = leerRendicionDeSiro(
      `${siro()}\r\n${siro({ canal: 'LK ', externo: '0000000701' })}\n${siro({ canal: 'BPD', externo: '0000000702' })}\n`,
    );
    expect(leida).toMatchObject({ ok: true });
    expect(leida.ok && leida.valor).toMatchObject([
      {
        linea: 1,
        tipo: 'cobro',
        medio: 'codigo_barra',
        externo: '0000000700',
        numero_boleta: '12345',
        importe: '1490.80',
        dia: '2026-03-20',
        acreditacion: '2026-03-23',
      },
      { linea: 2, medio: 'redLink' },
      { linea: 3, medio: 'online' },
    ]);
  });

  test('lo que está mal se dice con su línea, y todo junto', () => {
    const texto = [
      siro(),
      siro().slice(0, 100),
      siro({ dia: '20260231' }),
      siro({ importe: '0000014908X' }),
      siro({ usuario: '        ' }),
      siro({ externo: '0000000000' }),
    ].join('\n');
    expect(problemas(leerRendicionDeSiro(texto))).toEqual([
      { codigo: 'renglon_de_otro_largo', datos: { linea: 2, largo: 100, esperado: 236 } },
      { codigo: 'renglon_sin_dia', datos: { linea: 3 } },
      { codigo: 'renglon_sin_importe', datos: { linea: 4 } },
      { codigo: 'renglon_sin_cupon', datos: { linea: 5 } },
      { codigo: 'renglon_sin_numero', datos: { linea: 6 } },
    ]);
    expect(problemas(leerRendicionDeSiro('\n \n'))).toEqual([{ codigo: 'rendicion_vacia' }]);
  });
});

const link = (clase = '1', importe = '000000100000', comision = '0000001500', externo = '0000000055'): string =>
  `${clase}CTP00012345${'27222222223'.padEnd(19)}2026032020260323${importe}${comision}${externo}`;
const pieDeLink = (cantidad = '00000002', importe = '00000000200000', comision = '000000003000') =>
  `9${cantidad}${importe}${comision}`;
const archivo = (...lineas: string[]): string => ['0CTP20260320', ...lineas].join('\r\n');

describe('Link Pagos (S-961)', () => {
  test('sus cobros y sus reversas, con la comisión de cada uno', () => {
    const leida = leerRendicionDeLink(archivo(link(), link('2'), pieDeLink(), ''));
    expect(leida.ok && leida.valor).toMatchObject([
      {
        linea: 2,
        tipo: 'cobro',
        medio: 'redLink',
        numero_boleta: '12345',
        importe: '1000.00',
        comision: '15.00',
        externo: '0000000055',
      },
      { linea: 3, tipo: 'reversa', importe: '1000.00' },
    ]);
  });

  test.each([
    ['cortado', archivo(link(), link('2')), [{ codigo: 'rendicion_cortada' }]],
    [
      'cortado en medio de un renglón',
      archivo(link(), link('2').slice(0, 40)),
      [{ codigo: 'renglon_de_otro_largo', datos: { linea: 3, largo: 40, esperado: 79 } }],
    ],
    ['con un renglón de menos', archivo(link(), pieDeLink()), [{ codigo: 'rendicion_pie_distinto' }]],
    [
      'con otro importe',
      archivo(link('1', '000000100001'), link(), pieDeLink()),
      [{ codigo: 'rendicion_pie_distinto' }],
    ],
    ['de otro cobrador', siro(), [{ codigo: 'rendicion_sin_encabezado' }]],
    [
      'de una clase que no se conoce',
      archivo(link('7'), pieDeLink()),
      [{ codigo: 'renglon_desconocido', datos: { linea: 2 } }],
    ],
    ['vacío', '\r\n', [{ codigo: 'rendicion_vacia' }]],
    [
      'sin número',
      archivo(link('1', '000000100000', '0000001500', '0000000000'), pieDeLink()),
      [{ codigo: 'renglon_sin_numero', datos: { linea: 2 } }],
    ],
  ])('uno %s se dice', (_, texto, dicho) => {
    expect(problemas(leerRendicionDeLink(texto))).toEqual(dicho);
  });
});

const REGLAS: ReglasDeBanco = {
  columnas: {
    ...{ fecha: ['Fecha'], importe: ['Importe'], credito: ['Crédito'], debito: ['Débito'], comision: ['Comisión'] },
    ...{ numero: ['Nro. comprobante'], cupon: ['Cupón'], detalle: ['Concepto'] },
  },
  depositan: [
    { cobrador: 'siro', palabras: ['SIRO'], redes: ['ROELA'] },
    { cobrador: 'sipago', palabras: ['SIPAGO'], redes: ['CREDICOOP'] },
    { cobrador: 'cheque', palabras: ['CHEQUE'], redes: [] },
    { cobrador: 'tarjeta', palabras: ['VISA'], redes: [] },
    { cobrador: 'caja', palabras: ['DEPOSITO EFECTIVO'], redes: [] },
  ],
  liquidan: ['LIQUIDACION', 'ACRED'],
  transfieren: ['TRANSF', 'TRANSFERENCIA'],
  comisiones: ['COMISION', 'IVA'],
};
const banco = (...filas: string[]) =>
  leerRendicionDeBanco(
    filas.map((fila, i) => ({ linea: i + 1, celdas: fila.split(';') })),
    REGLAS,
  );

describe('un banco', () => {
  test('las columnas se encuentran por su nombre, en cualquier orden y debajo de lo que sea', () => {
    const leida = banco(
      'Cuenta corriente;;;',
      'IMPORTE;fecha;CONCEPTO;nro comprobante;cupon',
      '1.234,56;20/03/2026;TRANSFERENCIA DE PEREZ;00123;77',
      '98500;2026-03-20;CREDITO LIQUIDACION SIRO;;',
      '-12.5;20-3-26;COMISIÓN MENSUAL;;',
      '-300,00;20260320;TRANSFERENCIA A GOMEZ;88;',
      ';;;;',
      'Total;;;;',
    );
    expect(leida.ok && leida.valor.renglones).toMatchObject([
      {
        linea: 3,
        tipo: 'cobro',
        medio: 'transferencia',
        importe: '1234.56',
        externo: '00123',
        numero_boleta: '77',
        dia: '2026-03-20',
      },
      { linea: 4, tipo: 'deposito', deposita: 'siro', importe: '98500.00', medio: null, externo: null },
      { linea: 5, tipo: 'comision', importe: '12.50', medio: null },
      { linea: 6, tipo: 'salida', medio: 'transferencia', importe: '300.00', externo: '88', dia: '2026-03-20' },
    ]);
  });

  test('lo que un banco llama de otra manera se llama así y no de la otra, y ese nombre no es de otra columna', () => {
    const reglas = armarReglasDeBanco(REGLAS, {
      fecha: ['F. Mov.'],
      credito: ['Acred.'],
      detalle: ['Nro. comprobante'],
    });
    const filas = ['F. Mov.;Nro. comprobante;Acred.;Importe;Fecha', '20/03/2026;DE PEREZ;10,00;999;x'];
    const leida = leerRendicionDeBanco(
      filas.map((fila, i) => ({ linea: i + 1, celdas: fila.split(';') })),
      reglas,
    );
    expect(leida.ok && leida.valor.renglones).toMatchObject([
      { tipo: 'cobro', importe: '10.00', dia: '2026-03-20', detalle: 'DE PEREZ', externo: null },
    ]);
    expect(problemas(leerRendicionDeBanco([{ linea: 1, celdas: ['Fecha', 'Importe'] }], reglas))).toEqual([
      { codigo: 'rendicion_sin_columna', datos: { columna: 'fecha' } },
    ]);
  });

  test('con débito y crédito aparte; los dos a la vez no se entiende', () => {
    const leida = banco('Fecha;Concepto;Débito;Crédito', '20/03/2026;A;10,00;', '20/03/2026;B;;20,00');
    expect(leida.ok && leida.valor.renglones).toMatchObject([
      { tipo: 'salida', importe: '10.00' },
      { tipo: 'cobro', importe: '20.00' },
    ]);
    expect(
      problemas(
        banco(
          'Fecha;Concepto;Débito;Crédito',
          '20/03/2026;A;10,00;20,00',
          '20/03/2026;B;;',
          '31/02/2026;C;;1',
          '20/03/2026;D;;1,2,3',
        ),
      ),
    ).toEqual([
      { codigo: 'renglon_con_dos_importes', datos: { linea: 2 } },
      { codigo: 'renglon_sin_dia', datos: { linea: 4 } },
      { codigo: 'renglon_sin_importe', datos: { linea: 5 } },
    ]);
  });

  test('lo que no movió nada se saltea y se cuenta, y el archivo se lee igual', () => {
    const leida = banco(
      'Fecha;Concepto;Débito;Crédito',
      '01/03/2026;SALDO INICIAL;;',
      '20/03/2026;A;;10,00',
      '20/03/2026;SIN MOVIMIENTO;0,00;',
      'Emitido por el banco;;;',
    );
    expect(leida.ok && leida.valor).toMatchObject({ renglones: [{ linea: 3, importe: '10.00' }], sin_importe: 3 });
    expect(problemas(banco('Fecha;Concepto;Importe', '01/03/2026;SALDO INICIAL;0,00'))).toEqual([
      { codigo: 'rendicion_vacia' },
    ]);
  });

  test('lo que el Colegio depositó de su caja, sus cheques y sus tarjetas no es un cobro', () => {
    const leida = banco(
      'Fecha;Concepto;Importe',
      '20/03/2026;DEPÓSITO EFECTIVO SUC 12;100',
      '20/03/2026;DEPOSITO DE CHEQUE 48 HS;200',
      '20/03/2026;ACRED VISA;300',
      '20/03/2026;CHEQUE PAGADO;-400',
    );
    expect(leida.ok && leida.valor.renglones.map(({ tipo, medio, deposita }) => [tipo, medio, deposita])).toEqual([
      ['deposito', null, 'caja'],
      ['deposito', null, 'cheque'],
      ['deposito', null, 'tarjeta'],
      ['salida', 'transferencia', null],
    ]);
  });

  test.each([
    ['TRANSF RECIBIDA BCO CREDICOOP', 'cobro', null],
    ['BANCO ROELA', 'cobro', null],
    ['ACRED TRANSFERENCIA BCO CREDICOOP', 'cobro', null],
    ['LIQUIDACION CREDICOOP', 'deposito', 'sipago'],
    ['ACRED. ROELA 0042', 'deposito', 'siro'],
    ['SIPAGO 0042', 'deposito', 'sipago'],
  ])('el nombre de un banco solo dice que es un depósito donde algo se liquida: %s', (detalle, tipo, deposita) => {
    const leida = banco('Fecha;Concepto;Importe', `20/03/2026;${detalle};100`);
    expect(leida.ok && leida.valor.renglones).toMatchObject([
      { tipo, deposita, medio: tipo === 'cobro' ? 'transferencia' : null },
    ]);
  });

  test('sin su columna de fecha o de importe se dice cuál falta', () => {
    expect(problemas(banco('Día;Importe', '20/03/2026;1'))).toEqual([
      { codigo: 'rendicion_sin_columna', datos: { columna: 'fecha' } },
    ]);
    expect(problemas(banco('Fecha;Plata', '20/03/2026;1'))).toEqual([
      { codigo: 'rendicion_sin_columna', datos: { columna: 'importe' } },
    ]);
    expect(problemas(banco('Fecha;Importe'))).toEqual([{ codigo: 'rendicion_vacia' }]);
    expect(problemas(banco())).toEqual([{ codigo: 'rendicion_vacia' }]);
  });

  test.each([
    ['1.234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['-1.234,56', '-1234.56'],
    ['1.234,56-', '-1234.56'],
    ['(12,5)', '-12.50'],
    ['$ 1.000', '1000.00'],
    ['+7', '7.00'],
    ['1e5', null],
    ['', null],
  ])('%s se lee %s', (texto, leido) => {
    expect(parseImporteConSigno(texto)).toBe(leido);
  });
});
