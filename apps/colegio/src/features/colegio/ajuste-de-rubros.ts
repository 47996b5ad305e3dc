import { type AjustesDelColegio, rutasDeAjustes as R } from '@colega/contract/colegio';
import { crearCampo } from '@colega/domain/formularios';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import type { Ajuste, LoAjustado } from './ajuste.ts';

const rutaDe = (id: number): string => `rubro_${id}`;

export const crearCambioDeRubros = ({ rubros: { rubros } }: AjustesDelColegio): Ajuste => {
  const elegidos = (valores: LoAjustado) => rubros.map(({ id }) => id).filter((id) => valores[rutaDe(id)] === 'si');
  return {
    titulo: 'Elegir los rubros del Colegio',
    consecuencias: [
      'En los que dejes sin marcar no se empiezan legajos. Los que ya están en ellos siguen hasta su final, con sus ampliaciones.',
    ],
    campos: rubros.map(({ id, nombre }) => crearCampo(rutaDe(id), nombre, 'texto', {})),
    casillas: rubros.map(({ id }) => rutaDe(id)),
    iniciales: Object.fromEntries(rubros.map(({ id, activo }) => [rutaDe(id), activo ? 'si' : ''])),
    versionEn: (ajustes) => ajustes.rubros.version,
    validar: () => ({}),
    pedir: (valores, opciones) => llamar(R.cambiarRubros, { body: { activos: elegidos(valores) } }, opciones),
  };
};
