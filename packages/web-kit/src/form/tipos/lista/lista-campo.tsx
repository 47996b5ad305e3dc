import { esRequerido } from '@colega/domain/formularios';
import { NativeSelect } from '@mantine/core';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import type { PropsDeHoja } from '../../campos/props.ts';

export const ListaCampo = ({ campo, ruta, valor, error }: PropsDeHoja) => {
  const { prefijo, cambiar, salir } = useAcciones();
  const vacia = { value: '', label: campo.ejemplo ?? 'Elegí una opción' };
  return (
    <NativeSelect
      id={idDeCampo(prefijo, ruta)}
      label={campo.etiqueta}
      data={[
        vacia,
        ...(campo.opciones ?? []).map(({ valor: value, etiqueta }) => ({ value: String(value), label: etiqueta })),
      ]}
      withAsterisk={esRequerido(campo)}
      aria-required={esRequerido(campo)}
      value={typeof valor === 'string' ? valor : ''}
      onChange={(e) => {
        cambiar(ruta, e.currentTarget.value);
        salir(ruta);
      }}
      error={error}
    />
  );
};
