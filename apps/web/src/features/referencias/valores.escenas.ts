import { rutasDeValores, type ValoresEnVigor } from '@colega/contract/colegio';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const { valoresEnVigor } = rutasDeValores;

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

export const escenasDeValores: Escenas = {
  cargando: { muestra: 'Honorarios mínimos', respuestas: [noResponde(valoresEnVigor)] },
  vacia: { muestra: 'Todavía no hay ninguno publicado.', respuestas: [responde(valoresEnVigor, valoresDeMuestra())] },
  'con-datos': { muestra: 'Cargos de matrícula', respuestas: [responde(valoresEnVigor, valoresDeMuestra())] },
  falla: { muestra: 'No pudimos traer lo que rige hoy.', respuestas: [rechaza(valoresEnVigor, 500, 'No')] },
  'sin-permiso': { noAplica: 'La lee cualquiera, también sin ingresar.' },
};
