import type { Legajo } from '@colega/contract/legajos';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { RecienHecho } from '../../../lib/navegacion/recien-hecho.ts';
import estilos from './por-hacer.module.css';

const TITULO: Readonly<Record<RecienHecho['hecho'], (numero: number) => string>> = {
  creado: (numero) => `Legajo ${numero} guardado`,
  actualizado: (numero) => `Legajo ${numero} actualizado`,
  ampliado: (numero) => `Ampliación del legajo ${numero} guardada`,
  confirmado: (numero) => `Legajo ${numero} confirmado`,
  ampliacion_confirmada: (numero) => `Ampliación del legajo ${numero} confirmada`,
  respondido: (numero) => `Respondiste lo observado del legajo ${numero}`,
};

/** S-881: what happened, with its number; what comes next is under it. It takes the focus, so that it is read aloud. */
export const LoRecienHecho = ({ legajo, recien }: { legajo: Pick<Legajo, 'numero_legajo'>; recien: RecienHecho }) => {
  const titulo = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something was done
  useEffect(() => {
    window.scrollTo(0, 0);
    titulo.current?.focus({ preventScroll: true });
  }, [recien]);
  return (
    <div className={estilos.recien} role="status">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Icono nombre="tilde" />
        <div>
          <Title order={2} ref={titulo} tabIndex={-1} style={{ outline: 'none' }}>
            {TITULO[recien.hecho](legajo.numero_legajo)}
          </Title>
          <Text>{recien.dicho}</Text>
        </div>
      </Group>
    </div>
  );
};
