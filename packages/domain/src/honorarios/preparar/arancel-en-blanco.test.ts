import { describe, expect, test } from 'vitest';
import { archivosDelTarifario, catalogoDelTarifario } from '../../testing/tarifario.ts';
import type { DatosDelCatalogo } from '../datos/datos-del-catalogo.ts';
import { prepararResolucion } from '../resolucion-en-uso.ts';
import { validarResolucion } from '../validar-resolucion.ts';
import { armarArancelEnBlanco } from './armar-arancel-en-blanco.ts';
import { completarArancel } from './completar-arancel.ts';
import { escribirCeldas } from './escribir-celdas.ts';
import { ponerNorma, rutasDeNormas } from './normas.ts';
import { problemasDePreparacion } from './problemas-de-preparacion.ts';
import { cambiarEn, valorEn } from './ruta-de-celda.ts';
import { celdasDe, tablasDeArancel } from './tablas-de-arancel.ts';
import { comienzoHabitual, validarVigencia } from './vigencia-de-preparacion.ts';

const MODELO = archivosDelTarifario()['tablas/segunda.json'];
const { datos: todos } = catalogoDelTarifario();
const con = (...segmentos: string[]): DatosDelCatalogo => ({
  ...todos,
  rubros: todos.rubros.map((rubro) => ({ ...rubro, activo: segmentos.includes(rubro.segmento?.key ?? '') })),
});
const DE_TODO = ['civil', 'electromecanico', 'electricidad', 'gas'];
const GENERALES = {
  ...{ unidad_referencial: '1', factor_correccion: '1', honorario_minimo: '1' },
  fuentes: { unidad_referencial: {}, factor_correccion: {}, honorario_minimo: {} },
};
const TITULOS_DE_GAS = ['Valores generales', 'Repartos entre las partes de una tarea', 'Tareas: Gas'];

const celdas = (datos: DatosDelCatalogo, contenido = armarArancelEnBlanco(MODELO, datos)) =>
  celdasDe(tablasDeArancel(contenido, datos));
const problemas = (datos: DatosDelCatalogo, contenido = armarArancelEnBlanco(MODELO, datos)) =>
  problemasDePreparacion(
    { contenido, sin_leer: {} },
    armarArancelEnBlanco(MODELO, datos),
    tablasDeArancel(contenido, datos),
    datos,
  );
const CIFRA: Readonly<Record<string, string>> = { importe: '1.000', coeficiente: '0,5', porcentaje: '4', entero: '0' };
/** With a figure in each cell, and a norm for each source. */
const llenar = (datos: DatosDelCatalogo) => {
  const contenido = armarArancelEnBlanco(MODELO, datos);
  const porLlenar = celdas(datos, contenido).filter(({ tipo }) => CIFRA[tipo] !== undefined);
  const lleno = escribirCeldas(
    { contenido, sin_leer: {} },
    porLlenar,
    porLlenar.map(({ ruta, tipo }) => ({ ruta, escrito: CIFRA[tipo] ?? '' })),
  ).contenido;
  return rutasDeNormas(lleno).reduce(
    (nuevo, ruta) => ponerNorma(nuevo, ruta, { norma: 'Res. 1 del Consejo', articulo: '' }),
    lleno,
  );
};

describe('una tarifa en blanco', () => {
  test('de un colegio de un solo rubro tiene los renglones de ese rubro, y ninguna cifra', () => {
    const datos = con('gas');
    const tablas = tablasDeArancel(armarArancelEnBlanco(MODELO, datos), datos);
    expect(tablas.map(({ titulo }) => titulo)).toEqual(TITULOS_DE_GAS);
    const dichas = celdasDe(tablas).filter(({ tipo, valor }) => tipo !== 'reparto' && valor !== '');
    expect(dichas).toEqual([]);
    expect(JSON.stringify(armarArancelEnBlanco(MODELO, datos))).not.toMatch(/S-\d+/);
  });

  test('de uno con todos los rubros tiene las cifras de una entera, con un solo tramo en cada escala', () => {
    const datos = con(...DE_TODO);
    const suyas = new Set(celdas(datos).map(({ ruta }) => ruta));
    const enteras = celdas(datos, { ...GENERALES, tabla: MODELO }).map(({ ruta }) => ruta);
    expect(enteras).toEqual(expect.arrayContaining([...suyas]));
    const deUnTramo = /\/[1-9]\d*\/(hasta|porcentaje|ur)$/;
    const ofrecidas = datos.segmento_tareas.filter(({ inhabilitado }) => !inhabilitado).map(({ clave }) => clave);
    const queNo = enteras.filter((ruta) => !suyas.has(ruta) && !deUnTramo.test(ruta));
    expect(queNo.filter((ruta) => ofrecidas.includes(ruta.split('/')[2] ?? ''))).toEqual([]);
    expect(queNo.filter((ruta) => !ruta.startsWith('tabla/tarifas/'))).toEqual([]);
    expect([...suyas].filter((ruta) => ruta.startsWith('tabla/escala/'))).toHaveLength(2);
  });

  test('cada cifra que falta se dice junto a su celda, una vez', () => {
    const datos = con(...DE_TODO);
    const faltan = celdas(datos).filter(({ tipo }) => tipo !== 'tope' && tipo !== 'reparto');
    expect(problemas(datos)).toEqual(faltan.map(({ ruta }) => ({ codigo: 'cifra_vacia', campo: ruta })));
  });

  const ENTEROS = /^tabla\/tarifas\/civil\./;
  test('los renglones que vienen enteros piden su norma con los demás, desde que alguien empezó, y cada uno tiene su lugar', () => {
    const datos = con('civil');
    const blanco = armarArancelEnBlanco(MODELO, datos);
    const renglones = tablasDeArancel(blanco, datos).flatMap((tabla) => tabla.renglones);
    const conVacias = renglones.filter(({ celdas }) => celdas.some((celda) => celda && celda.valor === ''));
    const porLlenar = new Set(conVacias.map(({ norma }) => norma));
    const enteros = renglones.filter(({ norma }) => !porLlenar.has(norma));
    expect(enteros.length).toBeGreaterThan(5);
    const sinNorma = enteros.map(({ norma }) => ({ codigo: 'cifra_sin_norma', campo: norma }));
    const pide = (contenido: typeof blanco) =>
      problemas(datos, contenido).filter(({ campo, codigo }) => ENTEROS.test(campo) && codigo !== 'cifra_vacia');
    expect(pide(blanco)).toEqual([]);
    expect(pide(cambiarEn(blanco, 'unidad_referencial', '1.00'))).toEqual(sinNorma);
    expect(pide(ponerNorma(blanco, 'fuentes/unidad_referencial', { norma: 'Res. 1', articulo: '' }))).toEqual(sinNorma);
    const lleno = enteros.reduce((nuevo, { norma }) => cambiarEn(nuevo, `${norma}/norma`, ''), llenar(datos));
    expect(pide(lleno)).toEqual(sinNorma);
  });

  test('lo que no deja calcular se dice en el lugar de su cifra', () => {
    const datos = con('gas');
    const roto = cambiarEn(llenar(datos), 'tabla/tarifas/gas.proyecto/reparto', 'ninguno');
    expect(problemas(datos, roto)).toMatchObject([
      { codigo: 'arancel_incompleto', campo: expect.stringMatching(/^tabla\/tarifas\/gas\.proyecto/) },
    ]);
  });

  test('llena de gas, con la norma de cada cifra, se publica: lo de obra no se pide', () => {
    const datos = con('gas');
    const lleno = llenar(datos);
    expect(problemas(datos, lleno)).toEqual([]);
    const nueva = { ...lleno, id: 1001, nombre: 'Res. 1', vigente_desde: '2026-11-01', vigente_hasta: null };
    expect(validarResolucion(nueva, [], datos)).toMatchObject({ ok: true, valor: { cierra: null } });
    const conObra = validarResolucion(nueva, [], con('civil', 'gas'));
    expect(conObra.ok ? [] : conObra.problema.map(({ ruta }) => ruta)).toEqual(
      expect.arrayContaining(['tabla.escala.valores', 'tabla.factores_superficie.valores.cubierta_m2']),
    );
    expect(prepararResolucion(nueva, '', datos).resolucion.tiposDeObra).toEqual([]);
  });

  test('una cifra escrita sin su norma no alcanza', () => {
    const datos = con('gas');
    const sinLaUltima = cambiarEn(llenar(datos), 'fuentes/honorario_minimo', { norma: '' });
    expect(problemas(datos, sinLaUltima)).toEqual([{ codigo: 'falta_la_norma', campo: 'fuentes/honorario_minimo' }]);
  });
});

describe('de un rubro que se prende después', () => {
  test('aparecen los renglones que faltan, y lo que estaba queda', () => {
    const deGas = llenar(con('gas'));
    const datos = con('gas', 'electricidad');
    const completo = completarArancel(deGas, armarArancelEnBlanco(MODELO, datos));
    expect(valorEn(completo, 'tabla/tarifas/gas.proyecto')).toEqual(valorEn(deGas, 'tabla/tarifas/gas.proyecto'));
    expect(problemas(datos, completo).map(({ campo }) => campo)).toEqual(
      expect.arrayContaining([
        'tabla/factores_categoria/valores/electricidad/nivel_1',
        'tabla/tarifas/electricidad.censo_carga/ur_fija',
      ]),
    );
    expect(problemas(datos, completo).every(({ codigo }) => codigo === 'cifra_vacia')).toBe(true);
    const conObra = completarArancel(deGas, armarArancelEnBlanco(MODELO, con(...DE_TODO)));
    expect(tablasDeArancel(conObra, datos).map(({ clave }) => clave)).toContain('estado_obra');
  });

  test('a la que no le falta nada no le cambia nada', () => {
    const entero = { ...GENERALES, tabla: MODELO };
    expect(completarArancel(entero, armarArancelEnBlanco(MODELO, con(...DE_TODO)))).toEqual(entero);
  });
});

describe('la vigencia de la primera', () => {
  test.each([
    ['2026-11-20', []],
    ['2015-01-01', []],
    ['2014-12-31', ['arancel_muy_anterior']],
    ['2029-01-01', ['arancel_muy_lejano']],
  ])('desde el %s: %j', (vigente_desde, codigos) => {
    const dichos = validarVigencia({ nombre: 'Res. 1', vigente_desde }, [], '2026-11-20');
    expect(dichos.map(({ codigo }) => codigo)).toEqual(codigos);
  });

  test('de entrada es de hoy', () => {
    expect(comienzoHabitual('2026-11-20', undefined)).toBe('2026-11-20');
  });
});
