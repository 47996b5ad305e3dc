import { Button, Card, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { esperarQuietud } from '../../lib/navegacion/esperar-quietud.ts';
import { useBarraAlPie } from '../paginas/use-barra-al-pie.ts';
import { Icono } from '../signos/icono.tsx';
import { cantidadDe, ID_DE_LO_ENCONTRADO } from './cuantos-hay.tsx';
import estilos from './panel-de-filtros.module.css';

type Props = {
  /** "Filtros de legajos". */
  etiqueta: string;
  /** What the button that unfolds them says. */
  boton: string;
  /** How many are set. */
  cantidad: number;
  alLimpiar: () => void;
  /** How many they find, null while it is not known, and what they are called. */
  hay: { total: number | null; uno: string; varios: string };
  /** Brings the code of the fields. */
  cargar: () => Promise<unknown>;
  children: ReactNode;
};

/** Where the fields are behind a button. */
export const PLEGADO = '(max-width: 767px)';

/** Folded, there is only a button: the corners of a card would cut its border. */
const SIN_CAJA = { padding: 0, withBorder: false, bg: 'transparent', style: { overflow: 'visible' } } as const;
/** What stays at the foot of the window does not of a card that scrolls. */
const ABIERTA = { padding: 'md', style: { overflow: 'clip' } } as const;

/**
 * The criteria of a list. On a phone they fold away behind one button, and while they are open another, always in sight, says how
 * many there are and leads to them. Nothing slides: the width of the window folds and unfolds them too.
 */
export const PanelDeFiltros = ({ etiqueta, boton, cantidad, alLimpiar, hay, cargar, children }: Props) => {
  const id = useId();
  const caja = useRef<HTMLDivElement>(null);
  const angosto = useMediaQuery(PLEGADO, undefined, { getInitialValueInEffect: false }) ?? false;
  const [abierto, setAbierto] = useState(false);
  const [visto, setVisto] = useState(false);
  if (!visto && (abierto || !angosto)) setVisto(true);
  useEffect(
    () =>
      void esperarQuietud()
        .then(cargar)
        .catch(() => undefined),
    [cargar],
  );
  const ver = () => {
    flushSync(() => setAbierto(false));
    const encontrados = document.getElementById(ID_DE_LO_ENCONTRADO) ?? caja.current;
    encontrados?.focus();
    encontrados?.scrollIntoView({ block: 'start' });
  };
  return (
    <Card
      component="div"
      ref={caja}
      tabIndex={-1}
      role="search"
      aria-label={etiqueta}
      data-no-imprime
      {...(angosto && !abierto ? SIN_CAJA : ABIERTA)}
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
      <div id={id} hidden={angosto && !abierto} className={angosto ? estilos.bajoElBoton : undefined}>
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
      </div>
      {angosto && abierto && <VerLosQueHay hay={hay} alVer={ver} />}
    </Card>
  );
};

/** "Ver 12 legajos": at the foot of the screen, so that whoever fills in a field sees what it finds. */
const VerLosQueHay = ({ hay, alVer }: { hay: Props['hay']; alVer: () => void }) => {
  const pie = useBarraAlPie<HTMLDivElement>(true);
  return (
    <div ref={pie} className={estilos.pie}>
      <Button fullWidth onClick={alVer}>
        {textoDeVer(hay)}
      </Button>
    </div>
  );
};

const textoDeVer = ({ total, uno, varios }: Props['hay']): string => {
  if (total === null) return 'Ver los resultados';
  return total === 0 ? 'Sin resultados' : `Ver ${cantidadDe(total, uno, varios)}`;
};
