import { ActionIcon, type MantineBreakpoint, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Icono } from '../signos/icono.tsx';
import estilos from './marco.module.css';

export const useClaroOscuro = () => {
  const { setColorScheme } = useMantineColorScheme();
  const oscuro = useComputedColorScheme('light') === 'dark';
  return {
    texto: oscuro ? 'Usar colores claros' : 'Usar colores oscuros',
    icono: oscuro ? ('sol' as const) : ('luna' as const),
    alElegir: () => setColorScheme(oscuro ? 'light' : 'dark'),
  };
};

/** On a phone that has no room for it, the menu of the account does the same. */
export const ClaroOscuro = ({ visibleFrom }: { visibleFrom?: MantineBreakpoint }) => {
  const { texto, icono, alElegir } = useClaroOscuro();
  return (
    <ActionIcon
      color="gray"
      className={estilos.accion}
      {...(visibleFrom && { visibleFrom })}
      aria-label={texto}
      title={texto}
      onClick={alElegir}
    >
      <Icono nombre={icono} tamanio={24} />
    </ActionIcon>
  );
};
