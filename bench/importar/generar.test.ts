import {
  crearDecisor,
  ENTIDADES_A_IMPORTAR,
  type LoQueHay,
  leerFila,
  NOMBRES_DE_HOJA,
  parearHoja,
  rechazarPartidos,
} from '@colega/domain/importaciones';
import { expect, test } from 'vitest';
import { generarColegio, UN_COLEGIO_DE_5000 } from './generar.ts';

const HOY = '2026-11-20';
const lista = (...claves: string[]) => new Map(claves.map((clave, i) => [clave, { id: i + 1, clave, nombre: clave }]));
/** A college that has nothing but its lists. */
const SIN_NADA: LoQueHay = {
  ...{ personas: new Map(), usuarios: new Map(), matriculas: new Map(), bloqueos: new Map(), cargos: new Map() },
  ...{ pagos: new Map(), saldos_a_favor: new Set(), sanciones: new Set(), legajos: new Map(), ampliaciones: new Map() },
  ...{ visados: new Map(), importados: new Map(), rubros: lista('obra civil'), tareas: lista('proyecto') },
  ...{ distritos: lista(...['i', 'ii', 'iii', 'iv', 'v'].map((cual) => `distrito ${cual}`)) },
  tipos_bloqueo: lista('documentacion pendiente'),
  modalidades: new Map([
    ['tradicional', { id: 1, clave: 'tradicional', nombre: 'Tradicional', cep_exento: false, franquicia: false }],
  ]),
  localidades: new Map(
    ['la plata', 'tandil', 'olavarria', 'necochea', 'pergamino', 'azul'].map((nombre, id) => [
      nombre,
      [{ id, nombre, partido: nombre, codigo_postal: '1900' }],
    ]),
  ),
};

test('lo que está mal en algunas filas no deja afuera los pagos de todas las ampliaciones', () => {
  const { personas, matriculas, legajos, pagos, ...otras } = UN_COLEGIO_DE_5000;
  const cuantas = { personas: 500, matriculas: 700, legajos: 8_000, pagos: 2_000 };
  const hojas = generarColegio(1, { ...otras, ...cuantas });
  const decidir = crearDecisor(SIN_NADA, {
    ...{ hoy: HOY, puedeConOperadores: true, propioCuit: null, huellaDe: (texto: string) => texto },
  });
  const decisiones = rechazarPartidos(
    ENTIDADES_A_IMPORTAR.flatMap((entidad, hoja) => {
      const filas = hojas[entidad] ?? [];
      const titulos = [...new Set(filas.flatMap((fila) => Object.keys(fila)))];
      const { columnas } = parearHoja(NOMBRES_DE_HOJA[entidad], [titulos]);
      return decidir(
        filas.map((fila, i) =>
          leerFila(
            { hoja, fila: i + 2, entidad },
            titulos.map((titulo) => fila[titulo] ?? null),
            columnas,
            HOY,
          ),
        ),
      );
    }),
    SIN_NADA,
  );
  const deAmpliaciones = decisiones.filter(
    ({ entidad, valores }) => entidad === 'pagos' && valores.numero?.startsWith('PA-'),
  );
  const entran = deAmpliaciones.filter(({ resultado }) => resultado === 'crea').length;
  expect(decisiones.some(({ entidad, problemas }) => entidad === 'deudas' && problemas.length > 0)).toBe(true);
  expect(entran / deAmpliaciones.length).toBeGreaterThan(0.8);
});
