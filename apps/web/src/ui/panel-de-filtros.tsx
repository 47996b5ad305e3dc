import { Button, Card, Collapse, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { alQuedarLibre } from '../lib/navegacion/al-quedar-libre.ts';
import { Icono } from './icono.tsx';

type Props = {
  /** "Filtros de legajos". */
  etiqueta: string;
  /** What the button that unfolds them says. */
  boton: string;
  /** How many are set. */
  cantidad: number;
  alLimpiar: () => void;
  /** Brings the code of the fields. */
  cargar: () => Promise<unknown>;
  children: ReactNode;
};

/** Where the fields are behind a button. */
export const PLEGADO = '(max-width: 767px)';

/** Folded, there is only a button: the corners of a card would cut its border. */
const SIN_CAJA = { padding: 0, withBorder: false, bg: 'transparent', style: { overflow: 'visible' } } as const;

/** The criteria of a list. On a phone they fold away behind one button. */
export const PanelDeFiltros = ({ etiqueta, boton, cantidad, alLimpiar, cargar, children }: Props) => {
  const id = useId();
  const caja = useRef<HTMLDivElement>(null);
  const angosto = useMediaQuery(PLEGADO, undefined, { getInitialValueInEffect: false }) ?? false;
  const [abierto, setAbierto] = useState(false);
  const [visto, setVisto] = useState(false);
  if (!visto && (abierto || !angosto)) setVisto(true);
  useEffect(
    () =>
      void alQuedarLibre()
        .then(cargar)
        .catch(() => undefined),
    [cargar],
  );
  return (
    <Card
      component="div"
      ref={caja}
      tabIndex={-1}
      role="search"
      aria-label={etiqueta}
      data-no-imprime
      {...(angosto && !abierto ? SIN_CAJA : { padding: 'md' })}
    >
      {angosto && (
        <Button
          variant="default"
          fullWidth
          leftSection={<Icono nombre="filtro" />}
          aria-expanded={abierto}
          aria-controls={id}
          onClick={() => setAbierto(!abierto)}
        >
          {cantidad > 0 ? `${boton} (${cantidad})` : boton}
        </Button>
      )}
      <Collapse id={id} expanded={!angosto || abierto} mt={angosto && abierto ? 'md' : 0}>
        {visto && children}
        {cantidad > 0 && (
          <Group justify="flex-end" mt="sm">
            <Button
              variant="subtle"
              onClick={() => {
                alLimpiar();
                // the button goes with what it cleared
                caja.current?.focus();
              }}
            >
              Limpiar filtros
            </Button>
          </Group>
        )}
      </Collapse>
    </Card>
  );
};
