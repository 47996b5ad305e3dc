import {
  type CampoEscrito,
  type FormularioEscrito,
  SEGUNDOS_NOMBRES,
  TIPOS_ESCRITOS,
  type TipoEscrito,
  type ValidacionEscrita,
} from '../../formularios/escrito.ts';
import type { Interaccion, ValorDeCampo } from '../../formularios/formulario.ts';
import { anotar, type Lector, leerBooleano, leerDe, leerEntero, leerLista, leerOpcional, leerTexto } from './lector.ts';

const TIPOS = [...TIPOS_ESCRITOS, ...Object.keys(SEGUNDOS_NOMBRES)] as TipoEscrito[];

const unoDe =
  <T extends string>(opciones: readonly T[], neutro: T) =>
  (l: Lector): T => {
    const hallada = opciones.find((o) => o === l.valor);
    if (!hallada) anotar(l, `debe ser uno de: ${opciones.join(', ')}`);
    return hallada ?? neutro;
  };

export const leerFormulario = (l: Lector): FormularioEscrito => ({
  id: leerEntero(leerDe(l, 'id')),
  nombre: leerTexto(leerDe(l, 'nombre')),
  key: leerTexto(leerDe(l, 'key')),
  fields: leerLista(leerDe(l, 'fields'), leerCampo),
  validaciones: opcionales(leerDe(l, 'validaciones'), leerValidacionDeFormulario),
  interacciones: opcionales(leerDe(l, 'interacciones'), leerInteraccion),
});

const opcionales = <T>(l: Lector, de: (e: Lector) => T): T[] => leerOpcional(l, (x) => leerLista(x, de)) ?? [];

const leerCampo = (l: Lector): CampoEscrito => ({
  label: leerTexto(leerDe(l, 'label')),
  key: leerTexto(leerDe(l, 'key')),
  type: unoDe(TIPOS, 'text')(leerDe(l, 'type')),
  ...siEsta(l, 'placeholder', leerTexto),
  ...siEsta(l, 'unidad', leerTexto),
  active: leerOpcional(leerDe(l, 'active'), leerBooleano) ?? true,
  ...siEsta(l, 'label_position', unoDe(['top', 'left', 'right'] as const, 'top')),
  ...siEsta(l, 'options', (o) =>
    leerLista(o, (e) => ({ value: leerTexto(leerDe(e, 'value')), label: leerTexto(leerDe(e, 'label')) })),
  ),
  ...siEsta(l, 'values', (v) => v.valor as ValorDeCampo),
  validaciones: opcionales(leerDe(l, 'validaciones'), leerValidacion),
  fields: opcionales(leerDe(l, 'fields'), leerCampo),
});

const siEsta = <K extends string, T>(l: Lector, clave: K, de: (e: Lector) => T): { [k in K]?: T } => {
  const dentro = leerDe(l, clave);
  return dentro.valor === undefined ? {} : ({ [clave]: de(dentro) } as { [k in K]?: T });
};

const leerValidacion = (l: Lector): ValidacionEscrita => ({
  key: unoDe(['required', 'min', 'max', 'range'] as const, 'required')(leerDe(l, 'key')),
  ...siEsta(l, 'value', (v) => v.valor as string | number | boolean | null),
});

const leerValidacionDeFormulario = (l: Lector): FormularioEscrito['validaciones'][number] => ({
  key: unoDe(['menor_o_igual', 'mayor_o_igual'] as const, 'menor_o_igual')(leerDe(l, 'key')),
  campo: leerTexto(leerDe(l, 'campo')),
  otro: leerTexto(leerDe(l, 'otro')),
});

const leerInteraccion = (l: Lector): Interaccion => ({
  campo: leerTexto(leerDe(l, 'campo')),
  operador: unoDe(['igual', 'distinto'] as const, 'igual')(leerDe(l, 'operador')),
  valor: leerDe(l, 'valor').valor as Interaccion['valor'],
  destino: leerLista(leerDe(l, 'destino'), leerTexto),
});
