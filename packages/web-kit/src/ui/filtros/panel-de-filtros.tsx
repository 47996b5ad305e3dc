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
  etiqueta: string;
  boton: string;
  cantidad: number;
  alLimpiar: () => void;
  hay: { total: number | null; uno: string; varios: string };
  cargar: () => Promise<unknown>;
  denso?: boolean;
  alLado?: ReactNode;
  children: ReactNode;
};

export const PLEGADO = '(max-width: 767px)';

/** Folded, there is only a button, whose border the corners of a card would cut. */
const SIN_CAJA = { padding: 0, withBorder: false, bg: 'transparent', style: { overflow: 'visible' } } as const;
/** A card that scrolls would keep the bar from the foot of the window. */
const ABIERTA = { padding: 'md', style: { overflow: 'clip' } } as const;

const DENSA = { px: 'sm', pt: 4, pb: 8 } as const;

/** While the criteria are open on a phone, a button always in sight tells how many were found, and leads there. */
export const PanelDeFiltros = ({
  denso = false,
  etiqueta,
  boton,
  cantidad,
  alLimpiar,
  hay,
  cargar,
  alLado,
  children,
}: Props) => {
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
      {...(denso && !angosto && DENSA)}
    >
      {angosto && (
        <Group gap="xs">
          <Button
            variant="default"
            flex="1 1 auto"
            leftSection={<Icono nombre="filtro" />}
            aria-expanded={abierto}
            aria-controls={id}
            onClick={() => setAbierto(!abierto)}
          >
            {cantidad > 0 ? `${boton} (${cantidad})` : boton}
          </Button>
          {alLado}
        </Group>
      )}
      <div id={id} hidden={angosto && !abierto} className={angosto ? estilos.bajoElBoton : undefined}>
        {visto && children}
        {cantidad > 0 && (
          <Group justify="flex-end" mt="sm">
            <Button
              variant="subtle"
              onClick={() => {
                alLimpiar();
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

/** "Ver 12 legajos" is at the foot of the screen, so that filling in a field shows what it finds. */
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
