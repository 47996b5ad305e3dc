import { buscarCampo, type Campo, esRequerido, nombrarCampo, type ValorDeCampo } from '@colega/domain/formularios';
import { type PasoEnPantalla, type PropsDeCampo, useFormulario } from '../ui/entradas/contexto-de-formulario.ts';

export const usePaso = (): PasoEnPantalla => {
  const paso = useFormulario()?.paso;
  if (!paso) throw new Error('A step is drawn inside a wizard');
  return paso;
};

export type EnCampo = {
  campo: Campo;
  valor: unknown;
  poner: (valor: ValorDeCampo) => void;
  /** The id is the path, so that the summary of errors can lead to it. */
  props: PropsDeCampo & { label: string; required: boolean };
};

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

export const useErrorEn = (): PasoEnPantalla['errorEn'] => usePaso().errorEn;
