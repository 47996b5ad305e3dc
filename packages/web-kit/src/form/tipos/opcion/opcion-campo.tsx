import { esRequerido } from '@colega/domain/formularios';
import { SelectSimple } from '../../../ui/entradas/select-simple.tsx';
import { GrupoDeOpciones } from '../../campos/grupo-de-opciones.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';
import { useEntrada } from '../../campos/use-entrada.ts';

const OPCIONES_A_LA_VISTA = 4;

export const OpcionCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { poner, props } = useEntrada(resto);
  const { opciones = [], aLaVista = opciones.length <= OPCIONES_A_LA_VISTA } = resto.campo;
  const elegida = typeof valor === 'string' || typeof valor === 'number' ? valor : null;
  if (esRequerido(resto.campo) && aLaVista)
    return <GrupoDeOpciones {...props} opciones={opciones} valor={elegida} alElegir={poner} />;
  return (
    <SelectSimple
      {...props}
      value={elegida === null ? '' : String(elegida)}
      opciones={opciones.map((opcion) => ({ value: String(opcion.valor), label: opcion.etiqueta }))}
      alElegir={(elegido) => poner(opciones.find((opcion) => String(opcion.valor) === elegido)?.valor ?? null)}
    />
  );
};
