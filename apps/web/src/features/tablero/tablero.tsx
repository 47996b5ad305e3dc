import type { Persona } from '@colega/contract/perfil';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { irASeccion } from '@colega/web-kit/lib/navegacion/ir-a-seccion.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { PorPartes } from '@colega/web-kit/ui/esperas/por-partes.tsx';
import type { PropsDePanel } from '@colega/web-kit/ui/paginas/panel.tsx';
import { usePaneles } from '@colega/web-kit/ui/paginas/use-paneles.ts';
import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { consultasDePersona, usePersona } from '../../lib/consultas/perfil.ts';
import { consultaDeTablero, useTablero } from '../../lib/consultas/tablero.ts';
import { PanelesCerrados } from './paneles-cerrados.tsx';
import estilos from './tablero.module.css';
import { TarjetaBloqueos } from './tarjeta-bloqueos.tsx';
import { TarjetaCredencial, tieneTarjetaDeCredencial } from './tarjeta-credencial.tsx';
import { TarjetaCuenta } from './tarjeta-cuenta.tsx';
import { TarjetaDatosPersonales } from './tarjeta-datos-personales.tsx';
import { TarjetaEjercicio } from './tarjeta-ejercicio.tsx';
import { LO_QUE_DEBE, PARA_HACER, TITULO_DE_LO_POR_HACER, traerLoPendiente } from './tarjetas-de-pendientes.tsx';

// Most colleges show none.
const Noticias = lazy(() => conRed(() => import('./tarjeta-noticias.tsx')));
const TarjetaNoticias = (panel: PropsDePanel) => (
  <Suspense>
    <Noticias {...panel} />
  </Suspense>
);

const TARJETAS = {
  hacer: PARA_HACER,
  cuenta: { nombre: 'Cuenta', Tarjeta: TarjetaCuenta },
  ejercicio: { nombre: 'Ejercicio', Tarjeta: TarjetaEjercicio },
  noticias: { nombre: 'Noticias', Tarjeta: TarjetaNoticias },
  deuda: LO_QUE_DEBE,
  bloqueos: { nombre: 'Bloqueos', Tarjeta: TarjetaBloqueos },
  datos: { nombre: 'Datos personales', Tarjeta: TarjetaDatosPersonales },
  credencial: { nombre: 'Credencial digital', Tarjeta: TarjetaCredencial },
} as const;
type NombreDeTarjeta = keyof typeof TARJETAS;
/** One under another on a phone: what there is to do is on its first screen, below where a file is begun (S-892). */
const COLUMNAS: readonly (readonly NombreDeTarjeta[])[] = [
  ['ejercicio', 'hacer', 'deuda'],
  ['cuenta', 'bloqueos', 'noticias', 'datos', 'credencial'],
];
const NOMBRES = COLUMNAS.flat();

/** DAS-001..003. Each card loads, fails and stays as it was left on its own. */
export const Tablero = () => {
  const usuario = useSesion()?.user.username ?? '';
  const { data: persona } = usePersona();
  const ofrecidas = useOfrecidas();
  useQuitarLaQueNoVale(persona);
  const paneles = usePaneles('tablero', ofrecidas);
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>Hola, {persona?.nombre ?? usuario}</Title>
        <Text c="dimmed">¿Qué querés hacer hoy, Colega?</Text>
        {!paneles.cerrados.includes('hacer') && <IrALoPorHacer />}
      </div>
      <PanelesCerrados
        cerrados={paneles.cerrados}
        nombreDe={(tarjeta) => TARJETAS[tarjeta].nombre}
        alAbrir={paneles.abrir}
      />
      <div className={estilos.columnas}>
        <PorPartes primeras={1}>
          {COLUMNAS.map((columna) => (
            <Stack key={columna.join()} gap="lg">
              {columna
                .filter((nombre) => ofrecidas.includes(nombre))
                .map((nombre) => {
                  const { Tarjeta } = TARJETAS[nombre];
                  return <Tarjeta key={nombre} {...paneles.de(nombre)} />;
                })}
            </Stack>
          ))}
        </PorPartes>
      </div>
    </Stack>
  );
};

/** Where the cards are one under another, it is not among the first; its place is kept while it is known whether there is something. */
const IrALoPorHacer = () => (
  <Box hiddenFrom="md" mih={28}>
    {useTablero().data?.para_hacer.items.length ? (
      <Anchor
        href={`#${TITULO_DE_LO_POR_HACER}`}
        onClick={(evento) => {
          evento.preventDefault();
          irASeccion(TITULO_DE_LO_POR_HACER);
        }}
      >
        Ver lo que tenés para hacer
      </Anchor>
    ) : null}
  </Box>
);

/** The copy of the card of who may not practise any more does not stay on their phone, also if they never open it (S-842). */
const useQuitarLaQueNoVale = (persona: Persona | undefined): void => {
  const noVale = persona?.es_activo_al_dia_y_verificado === false;
  useEffect(() => {
    if (noVale) void import('./credencial/copia-guardada.ts').then(({ quitarCopia }) => quitarCopia()).catch(() => {});
  }, [noVale]);
};

/** DAS-013, DAS-019. */
const useOfrecidas = (): NombreDeTarjeta[] => {
  const { data: persona } = usePersona();
  const { data: configuracion } = useConfiguracion();
  return NOMBRES.filter((nombre) => {
    if (nombre === 'credencial') return persona !== undefined && tieneTarjetaDeCredencial(persona);
    if (nombre === 'noticias') return configuracion?.noticias === true;
    return true;
  });
};

export default Tablero;

export const adelantos: Antes = ({ sesion: { persona_id } }) => {
  const { matriculas, bloqueos } = consultasDePersona(persona_id);
  return [
    ...[adelantar(consultaDeTablero(persona_id)), traerLoPendiente],
    ...[adelantar(matriculas), adelantar(bloqueos)],
  ];
};
