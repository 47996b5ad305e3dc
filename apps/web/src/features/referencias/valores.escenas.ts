import { rutasDeValores, type ValoresEnVigor } from '@colega/contract/colegio';
import { rutasDelLaboratorio, type TarifaPublicada } from '@colega/contract/honorarios';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const { valoresEnVigor } = rutasDeValores;
const { tarifas } = rutasDelLaboratorio;

export const tarifasDeMuestra = (): { items: TarifaPublicada[] } => ({
  items: [
    {
      ...{ nombre: 'Resolución de octubre de 2026', vigente_desde: '2026-10-01', vigente_hasta: null },
      ...{ unidad_referencial: '1100000.00', honorario_minimo: '275000.00', confirmada: false },
    },
    {
      ...{ nombre: 'Resolución de abril de 2026', vigente_desde: '2026-04-01', vigente_hasta: '2026-09-30' },
      ...{ unidad_referencial: '900000.00', honorario_minimo: '225000.00', confirmada: true },
    },
  ],
});

export const valoresDeMuestra = (): ValoresEnVigor => ({
  listas: [
    {
      ...{ lista: 'tasas', nombre: 'Tasas' },
      renglones: [
        {
          ...{ que: 'CEP, sobre el honorario convenido', detalle: null, cuanto: '5,5 %' },
          ...{ norma: 'Acta 13/26', desde: '2026-11-21' },
        },
      ],
    },
    {
      ...{ lista: 'cargos', nombre: 'Cargos del año' },
      renglones: [
        {
          ...{ que: 'Arancel', detalle: 'Vence el 31/03 de cada año', cuanto: '$ 98.000,00' },
          ...{ norma: null, desde: '2026-01-01' },
        },
      ],
    },
    { lista: 'feriados', nombre: 'Feriados', renglones: [] },
  ],
});

const publicadas = responde(tarifas, tarifasDeMuestra());
const enVigor = responde(valoresEnVigor, valoresDeMuestra());

export const escenasDeValores: Escenas = {
  cargando: { muestra: 'Honorarios mínimos', respuestas: [noResponde(tarifas), noResponde(valoresEnVigor)] },
  vacia: {
    muestra: 'El Colegio todavía no publicó su tarifa de honorarios. Cuando la publique, se lee y se calcula acá.',
    respuestas: [responde(tarifas, { items: [] }), enVigor],
  },
  'con-datos': { muestra: 'Cargos de matrícula', respuestas: [publicadas, enVigor] },
  falla: {
    muestra: 'No pudimos traer lo que rige hoy.',
    respuestas: [rechaza(tarifas, 500, 'No'), rechaza(valoresEnVigor, 500, 'No')],
  },
  'sin-permiso': { noAplica: 'La lee cualquiera, también sin ingresar.' },
};
