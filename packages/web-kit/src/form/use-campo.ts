import { buscarCampo, type Campo, esRequerido, nombrarCampo, type ValorDeCampo } from '@colega/domain/formularios';
import { type PasoEnPantalla, type PropsDeCampo, useFormulario } from '../ui/entradas/contexto-de-formulario.ts';

/** The step of the wizard that this is in. */
export const usePaso = (): PasoEnPantalla => {
  const paso = useFormulario()?.paso;
  if (!paso) throw new Error('A step is drawn inside a wizard');
  return paso;
};

export type EnCampo = {
  /** Its definition. */
  campo: Campo;
  valor: unknown;
  poner: (valor: ValorDeCampo) => void;
  /** For its input: the label is that of its definition, and its id is its path, so that the summary can lead to it. */
  props: PropsDeCampo & { label: string; required: boolean };
};

/** A field of a wizard's step, by its path in the draft. */
export const useCampo = (ruta: string): EnCampo => {
  const { definiciones, leer, poner, campo } = usePaso();
  const hallado = buscarCampo(definiciones, ruta);
  if (!hallado) throw new Error(`No definition names the field ${ruta}`);
  const valor = leer(ruta);
  return {
    campo: hallado.campo,
    valor,
    poner: (nuevo) => poner(ruta, nuevo),
    props: { label: nombrarCampo(hallado), required: esRequerido(hallado.campo), ...campo(ruta, valor) },
  };
};

/** The texts to show at paths that have no input of their own. */
export const useErrorEn = (): PasoEnPantalla['errorEn'] => usePaso().errorEn;
