import { describe, expect, test } from 'vitest';
import { archivosDelTarifario, catalogoDelTarifario } from '../../testing/tarifario.ts';
import { aplicarPorcentaje } from './aplicar-porcentaje.ts';
import { cambiosDeArancel } from './cambios-de-arancel.ts';
import { escribirCeldas, type LoPreparado } from './escribir-celdas.ts';
import { lugaresDeNorma, ponerNorma } from './normas.ts';
import { leerBloque, pegarBloque } from './pegar.ts';
import { listasEnteras, ponerAlDia } from './poner-al-dia.ts';
import { problemasDePreparacion } from './problemas-de-preparacion.ts';
import { cambiarRenglon, moverConRenglon } from './renglones.ts';
import { type ContenidoDeArancel, cambiarEn, textoEn, valorEn } from './ruta-de-celda.ts';
import { celdasDe, tablasDeArancel } from './tablas-de-arancel.ts';
import { variacionDe } from './variacion.ts';
import { vigenciaDeCifras } from './vigencia-de-cifras.ts';
import { comienzoHabitual, validarVigencia } from './vigencia-de-preparacion.ts';

const { datos } = catalogoDelTarifario();
const fuente = { norma: 'Res. 1/27' };
const BASE: ContenidoDeArancel = {
  unidad_referencial: '80500.00',
  factor_correccion: '4025',
  honorario_minimo: '20125.00',
  fuentes: { unidad_referencial: fuente, factor_correccion: fuente, honorario_minimo: { supuesto: 'S-45' } },
  tabla: archivosDelTarifario()['tablas/segunda.json'],
};
const NADA: LoPreparado = { contenido: BASE, sin_leer: {} };
const tablasDe = (contenido = BASE) => tablasDeArancel(contenido, datos);
const CELDAS = celdasDe(tablasDe());
const tabla = (clave: string, contenido = BASE) => {
  const una = tablasDe(contenido).find((otra) => otra.clave === clave);
  if (!una) throw new Error(`There is no table ${clave}`);
  return una;
};
const escribir = (...escritas: [ruta: string, escrito: string][]) =>
  escribirCeldas(
    NADA,
    CELDAS,
    escritas.map(([ruta, escrito]) => ({ ruta, escrito })),
  );
const problemas = (preparado: LoPreparado) =>
  problemasDePreparacion(preparado, BASE, tablasDe(preparado.contenido), datos).map(({ codigo, campo }) => [
    codigo,
    campo,
  ]);

const ESCALA = 'tabla/escala/valores';
const cifrasDe = (valor: unknown, ruta: string): string[] => {
  if (typeof valor === 'object' && valor !== null)
    return Object.entries(valor).flatMap(([clave, uno]) => cifrasDe(uno, ruta === '' ? clave : `${ruta}/${clave}`));
  return /\/(supuesto|norma|articulo|clave|descripcion|nombre|campo|unidad|key|codigo)$/.test(ruta) ? [] : [ruta];
};

describe('las tablas de un arancel', () => {
  test('tienen cada cifra de la resolución, una vez', () => {
    const rutas = CELDAS.map(({ ruta }) => ruta).sort();
    expect(rutas).toEqual([...new Set(rutas)]);
    expect(rutas).toEqual(cifrasDe(BASE, '').sort());
  });

  test('nombran cada renglón con palabras, y dicen de dónde sale', () => {
    const [primera] = tabla('tarifas_civil').renglones;
    expect(primera?.nombres[0]).toMatch(/^[A-ZÁÉÍÓÚ]/);
    for (const { renglones } of tablasDe())
      for (const { norma } of renglones) expect(valorEn(BASE, norma)).toBeTypeOf('object');
  });
});

describe('escribir en celdas', () => {
  test('lo que se entiende va a su lugar, como lo lee el cálculo', () => {
    const { contenido, sin_leer } = escribir(
      ...([
        ['unidad_referencial', '$ 1.234.567,5'],
        [`${ESCALA}/0/porcentaje`, '12,5 %'],
        ['tabla/vivienda_unifamiliar/valores/0/hasta', '1'],
      ] as [string, string][]),
    );
    expect(sin_leer).toEqual({});
    expect(valorEn(contenido, 'unidad_referencial')).toBe('1234567.50');
    expect(valorEn(contenido, `${ESCALA}/0/porcentaje`)).toBe('12.5');
    expect(valorEn(contenido, 'tabla/vivienda_unifamiliar/valores/0/hasta')).toBe(1);
    expect(valorEn(BASE, 'unidad_referencial')).toBe('80500.00');
  });

  test('lo que no se entiende espera junto a su celda, y se corrige', () => {
    const mal = escribir(['honorario_minimo', '1,234']);
    expect(mal).toEqual({ contenido: BASE, sin_leer: { honorario_minimo: '1,234' } });
    expect(problemas(mal)).toEqual([['cifra_ambigua', 'honorario_minimo']]);
    expect(problemas(escribir(['honorario_minimo', '37,5 %']))).toEqual([['cifra_invalida', 'honorario_minimo']]);
    const bien = escribirCeldas(mal, CELDAS, [{ ruta: 'honorario_minimo', escrito: '20.125' }]);
    expect(bien).toEqual({ contenido: BASE, sin_leer: {} });
  });

  test('en un lugar que no es una celda no se escribe nada', () => {
    expect(escribir(['__proto__/x', '1'], ['tabla/escala', '1'], ['fuentes/unidad_referencial/norma', 'x'])).toEqual(
      NADA,
    );
  });
});

describe('lo que falta para publicarlo', () => {
  test('sin cambios no falta nada', () => {
    expect(problemas(NADA)).toEqual([]);
  });

  test.each([
    ['cifra_mayor_a_cero', 'unidad_referencial', '0'],
    ['porcentaje_mayor_a_cien', `${ESCALA}/0/porcentaje`, '101'],
    ['tramo_sin_fin', `${ESCALA}/0/hasta`, ''],
    ['tramo_que_no_crece', `${ESCALA}/0/hasta`, '0'],
  ])('%s va junto a %s', (codigo, ruta, escrito) => {
    expect(problemas(escribir([ruta, escrito]))).toContainEqual([codigo, ruta]);
  });

  test('el último tramo no tiene fin, las incidencias suman 100 y las categorías cubren todas las respuestas', () => {
    const ultimo = tabla('escala').renglones.at(-1)?.celdas[0]?.ruta ?? '';
    expect(problemas(escribir([ultimo, '999999']))).toContainEqual(['ultimo_tramo_con_fin', ultimo]);
    const [item] = tabla('estado_obra').renglones;
    const ruta = item?.celdas[0]?.ruta ?? '';
    expect(problemas(escribir([ruta, '99']))).toContainEqual(['incidencias_que_no_suman', 'estado_obra']);
    const vivienda = 'tabla/vivienda_unifamiliar/valores/0/hasta';
    expect(problemas(escribir([vivienda, '7']))).toContainEqual(['categorias_que_no_cubren', 'vivienda_unifamiliar']);
  });

  test('una cifra que cambia dice de qué norma sale', () => {
    const cambiada = escribir(['honorario_minimo', '25.000']);
    expect(problemas(cambiada)).toEqual([['falta_la_norma', 'fuentes/honorario_minimo']]);
    const contenido = ponerNorma(cambiada.contenido, 'fuentes/honorario_minimo', {
      norma: 'Res. 2/27',
      articulo: 'art. 3',
    });
    expect(problemas({ ...cambiada, contenido })).toEqual([]);
    expect(valorEn(contenido, 'fuentes/honorario_minimo')).toEqual({ norma: 'Res. 2/27', articulo: 'art. 3' });
  });

  test('lo que el cálculo no puede usar se dice aunque ninguna celda lo diga', () => {
    const { proyecto: _, ...otros } = valorEn(BASE, 'tabla/repartos/valores') as Record<string, unknown>;
    expect(problemas({ ...NADA, contenido: cambiarEn(BASE, 'tabla/repartos/valores', otros) })[0]?.[0]).toBe(
      'arancel_incompleto',
    );
  });
});

describe('tramos', () => {
  const listas = new Set([ESCALA]);
  test('se agregan y se quitan, y lo escrito que espera va con su tramo', () => {
    const mal = escribir([`${ESCALA}/1/porcentaje`, 'x']);
    const agregado = cambiarRenglon(mal, listas, { lista: ESCALA, lugar: 0, que: 'agregar' }) as LoPreparado;
    expect(agregado.sin_leer).toEqual({ [`${ESCALA}/2/porcentaje`]: 'x' });
    const cuantos = tabla('escala').renglones.length;
    expect(tabla('escala', agregado.contenido).renglones).toHaveLength(cuantos + 1);
    expect(cambiarRenglon(agregado, listas, { lista: ESCALA, lugar: 0, que: 'quitar' })).toEqual(mal);
    const sinElUltimo = cambiarRenglon(NADA, listas, { lista: ESCALA, lugar: cuantos - 1, que: 'quitar' });
    expect(textoEn((sinElUltimo as LoPreparado).contenido, `${ESCALA}/${cuantos - 2}/hasta`)).toBe('');
  });

  test.each([
    ['renglon_inexistente', ESCALA, 99],
    ['renglon_inexistente', 'tabla/estado_obra/valores', 0],
  ])('%s: en %s no hay un tramo %i', (codigo, lista, lugar) => {
    expect(cambiarRenglon(NADA, listas, { lista, lugar, que: 'quitar' })).toBe(codigo);
  });
});

describe('un bloque pegado', () => {
  test('se lee como lo copia una planilla', () => {
    expect(leerBloque('1\t"a ""b""\n c"\r\n\t2\r\n')).toEqual([
      ['1', 'a "b"\n c'],
      ['', '2'],
    ]);
  });

  test('va a las filas que se ven, y de lo que no entra se dice cuánto', () => {
    const visibles = tabla('coeficientes_tipo_obra').renglones.filter((_, i) => i % 2 === 0);
    const largo = pegarBloque(visibles, { renglon: 0, columna: 0 }, [[`1${' '.repeat(80)}2`]]).escritas[0]?.escrito;
    expect([largo?.length, largo?.at(-1)]).toEqual([80, '…']);
    const pegado = pegarBloque(visibles, { renglon: 1, columna: 0 }, [['1,1', '9'], ['1,2']]);
    expect(pegado).toEqual({
      escritas: [1, 2].map((i) => ({ ruta: visibles[i]?.celdas[0]?.ruta, escrito: `1,${i}` })),
      normas: [],
      sobran: 1,
    });
  });
});

describe('un porcentaje a una tabla', () => {
  const general = tabla('generales').renglones.flatMap(({ celdas }) => celdas.filter((celda) => celda !== null));
  test('redondea al múltiplo más cercano, y no toca dónde terminan los tramos', () => {
    expect(aplicarPorcentaje(general, '12,5', '100')).toEqual({
      ok: true,
      valor: [
        { ruta: 'unidad_referencial', escrito: '90600' },
        { ruta: 'honorario_minimo', escrito: '22600' },
        { ruta: 'factor_correccion', escrito: '4500' },
      ],
    });
    const deEscala = tabla('escala').renglones.flatMap(({ celdas }) => celdas.filter((celda) => celda !== null));
    const escritas = aplicarPorcentaje(deEscala, '-10', '0.01');
    expect(escritas.ok && escritas.valor.every(({ ruta }) => ruta.endsWith('porcentaje'))).toBe(true);
  });

  test.each([
    ['mucho', '1', 'porcentaje_de_aumento_invalido'],
    ['-100', '1', 'porcentaje_de_aumento_invalido'],
    ['0', '1', 'porcentaje_de_aumento_invalido'],
    ['10', '10000', 'redondeo_a_cero'],
  ] as const)('%s con %s se rechaza: %s', (porcentaje, redondeo, codigo) => {
    const coeficientes = general.map((celda) => ({ ...celda, valor: '40' }));
    expect(aplicarPorcentaje(coeficientes, porcentaje, redondeo)).toEqual({ ok: false, problema: codigo });
  });
});

test('puesto al día, lo que alguien cambió queda y lo demás es lo nuevo', () => {
  const mio = cambiarEn(BASE, 'honorario_minimo', '30000.00');
  const nuevo = cambiarEn(cambiarEn(BASE, 'unidad_referencial', '99000.00'), `${ESCALA}/0/porcentaje`, '11');
  const juntos = ponerAlDia(BASE, mio, nuevo);
  expect(
    ['honorario_minimo', 'unidad_referencial', `${ESCALA}/0/porcentaje`].map((ruta) => textoEn(juntos, ruta)),
  ).toEqual([...['30000.00', '99000.00', '11']]);
  const conTramo = cambiarRenglon(NADA, new Set([ESCALA]), { lista: ESCALA, lugar: 0, que: 'agregar' }) as LoPreparado;
  const deQuienAgrego = ponerAlDia(BASE, conTramo.contenido, nuevo);
  expect(valorEn(deQuienAgrego, ESCALA)).toEqual(valorEn(conTramo.contenido, ESCALA));
  // the figures that the new one has there did not come in: it is said
  expect(listasEnteras(BASE, conTramo.contenido, nuevo)).toEqual([ESCALA]);
  expect(listasEnteras(BASE, conTramo.contenido, cambiarEn(BASE, 'unidad_referencial', '99000.00'))).toEqual([]);
  expect(listasEnteras(BASE, mio, nuevo)).toEqual([]);
});

describe('puesto al día, lo que una persona escribió es suyo, aunque fuera lo que decía la de antes', () => {
  const nuevo = [`${ESCALA}/0/porcentaje`, `${ESCALA}/1/porcentaje`, 'unidad_referencial', 'honorario_minimo'].reduce(
    (contenido, ruta) => cambiarEn(contenido, ruta, '99'),
    BASE,
  );
  test('una cifra sola, una de una escala y una norma', () => {
    const escritas = ['unidad_referencial', `${ESCALA}/0/porcentaje`, ...lugaresDeNorma('fuentes/honorario_minimo')];
    const conNorma = cambiarEn(nuevo, 'fuentes/honorario_minimo', { norma: 'Res. 2', articulo: '4' });
    const juntos = ponerAlDia(BASE, BASE, conNorma, escritas);
    for (const ruta of ['unidad_referencial', `${ESCALA}/0/porcentaje`])
      expect(textoEn(juntos, ruta)).toBe(textoEn(BASE, ruta));
    for (const ruta of ['honorario_minimo', `${ESCALA}/1/porcentaje`]) expect(textoEn(juntos, ruta)).toBe('99');
    expect(valorEn(juntos, 'fuentes/honorario_minimo')).toEqual({ supuesto: 'S-45' });
    expect(ponerAlDia(BASE, BASE, conNorma)).toEqual(conNorma);
  });

  test('si la nueva tiene otros tramos, los suyos quedan enteros, y se dice', () => {
    const conOtros = cambiarEn(nuevo, ESCALA, [{ hasta: null, porcentaje: '9' }]);
    const escritas = [`${ESCALA}/0/porcentaje`];
    expect(valorEn(ponerAlDia(BASE, BASE, conOtros, escritas), ESCALA)).toEqual(valorEn(BASE, ESCALA));
    expect(listasEnteras(BASE, BASE, conOtros, escritas)).toEqual([ESCALA]);
    expect(listasEnteras(BASE, BASE, conOtros)).toEqual([]);
  });

  test('lo escrito en un tramo va con él', () => {
    const de = (que: 'agregar' | 'quitar') =>
      moverConRenglon({ [`${ESCALA}/0/hasta`]: 1, [`${ESCALA}/2/hasta`]: 2, a: 3 }, { lista: ESCALA, lugar: 0, que });
    expect(de('agregar')).toEqual({ [`${ESCALA}/1/hasta`]: 1, [`${ESCALA}/3/hasta`]: 2, a: 3 });
    expect(de('quitar')).toEqual({ [`${ESCALA}/1/hasta`]: 2, a: 3 });
  });
});

test.each([
  ['100', '112.5', '+12,5 %'],
  ['100', '90', '−10 %'],
  ['1000000.00', '1000100.00', '+0,01 %'],
  ['100', '100.00', null],
  [null, '5', null],
  ['0', '5', 'era 0'],
  ['proyecto', 'direccion', 'cambió'],
])('de %s a %s varía %s', (antes, ahora, dicho) => {
  expect(variacionDe(antes, ahora)).toBe(dicho);
});

test('el resumen dice cada cifra que cambia, con su tabla, y lo que se quita', () => {
  const escrito = escribir(['honorario_minimo', '40250']).contenido;
  const contenido = ponerNorma(escrito, 'fuentes/honorario_minimo', { norma: 'Res. 2/27', articulo: 'art. 3' });
  const base = { tablas: tablasDe(), contenido: BASE };
  expect(cambiosDeArancel({ tablas: tablasDe(contenido), contenido }, base)).toEqual({
    cambian: [
      {
        ...{ tabla: 'Valores generales', de: 'Honorario mínimo por tarea', columna: 'Cifra', tipo: 'importe' },
        ...{ antes: '20125.00', ahora: '40250.00', variacion: '+100 %', norma: 'Res. 2/27, art. 3' },
      },
    ],
    quitadas: [],
    normas: [],
  });
  const menos = cambiarRenglon(NADA, new Set([ESCALA]), { lista: ESCALA, lugar: 0, que: 'quitar' }) as LoPreparado;
  expect(
    cambiosDeArancel({ tablas: tablasDe(menos.contenido), contenido: menos.contenido }, base).quitadas,
  ).toHaveLength(1);
});

test('cada cifra rige desde la primera resolución seguida que la dice', () => {
  const enOrden = [
    { vigente_desde: '2020-01-01', contenido: { a: '1', b: '1' } },
    { vigente_desde: '2021-01-01', contenido: { a: '2', b: '1' } },
    { vigente_desde: '2022-01-01', contenido: { a: '2', b: '3' } },
  ];
  expect([...vigenciaDeCifras(['a', 'b'], enOrden)]).toEqual([
    ['a', '2021-01-01'],
    ['b', '2022-01-01'],
  ]);
});

describe('la vigencia', () => {
  const PUBLICADA = { id: 1, nombre: 'Res. 1', vigente_desde: '2026-10-01', vigente_hasta: null };
  const de = (nombre: string, vigente_desde: string) =>
    validarVigencia({ nombre, vigente_desde }, [PUBLICADA], '2026-11-20').map(({ codigo }) => codigo);
  test.each([
    ['Res. 2', '2027-04-01', []],
    ['Res. 2', '2026-11-20', ['arancel_en_el_pasado']],
    ['res. 1 ', '2027-04-01', ['arancel_con_nombre_repetido']],
    [' ', '2027-04-01', ['arancel_sin_nombre']],
    ['Res. 2', '2030-01-01', ['arancel_muy_lejano']],
    ['Res. 2', '2026-10-01', ['arancel_en_el_pasado', 'arancel_superpuesto']],
  ])('%s desde el %s: %j', (nombre, desde, codigos) => {
    expect(de(nombre, desde)).toEqual(codigos);
  });

  test('de entrada empieza el próximo abril u octubre', () => {
    expect(comienzoHabitual('2026-11-20', '2026-10-01')).toBe('2027-04-01');
    expect(comienzoHabitual('2026-04-01', '2026-01-01')).toBe('2026-10-01');
    expect(comienzoHabitual('2026-11-20', '2027-10-01')).toBe('2028-04-01');
  });
});
