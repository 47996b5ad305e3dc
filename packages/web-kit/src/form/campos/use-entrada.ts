import { esRequerido, type ValorDeCampo } from '@colega/domain/formularios';
import { idDeCampo, useAcciones } from './acciones.ts';
import type { PropsDeHoja } from './props.ts';

export const useEntrada = ({ campo, ruta, error }: Omit<PropsDeHoja, 'valor'>) => {
  const { prefijo, cambiar, salir } = useAcciones();
  const id = idDeCampo(prefijo, ruta);
  const requerido = esRequerido(campo);
  return {
    poner: (valor: ValorDeCampo) => cambiar(ruta, valor),
    salir: () => salir(ruta),
    props: {
      id,
      name: campo.nombre ?? id,
      label: campo.etiqueta,
      description: campo.ayuda,
      withAsterisk: requerido,
      'aria-required': requerido,
      error,
      onBlur: () => salir(ruta),
    },
  };
};
