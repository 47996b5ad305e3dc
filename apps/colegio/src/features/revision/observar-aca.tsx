import { nombreDeCampo } from '@colega/domain/legajos';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { ActionIcon } from '@mantine/core';
import { createContext, useContext } from 'react';

export type ParaObservar = { observados: ReadonlySet<string>; observar: (campo: string | null) => void };

/** Null for whoever may not observe this file, or not now. */
export const ParaObservarContext = createContext<ParaObservar | null>(null);

/** The button that stands beside each datum. */
export const ObservarAca = ({ campo }: { campo: string }) => {
  const para = useContext(ParaObservarContext);
  if (!para) return null;
  const enLaLista = para.observados.has(campo);
  const nombre = `Observar ${nombreDeCampo(campo)}${enLaLista ? ', que ya está en tu lista' : ''}`;
  return (
    <ActionIcon
      variant={enLaLista ? 'filled' : 'subtle'}
      size={28}
      ml={4}
      aria-label={nombre}
      title={nombre}
      data-no-imprime
      onClick={() => para.observar(campo)}
    >
      <Icono nombre="lapiz" tamanio={16} />
    </ActionIcon>
  );
};
