import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Icono } from '../signos/icono.tsx';
import estilos from './marco.module.css';

export const ClaroOscuro = () => {
  const { setColorScheme } = useMantineColorScheme();
  const oscuro = useComputedColorScheme('light') === 'dark';
  const rotulo = oscuro ? 'Usar colores claros' : 'Usar colores oscuros';
  return (
    <ActionIcon
      color="gray"
      className={estilos.accion}
      aria-label={rotulo}
      title={rotulo}
      onClick={() => setColorScheme(oscuro ? 'light' : 'dark')}
    >
      <Icono nombre={oscuro ? 'sol' : 'luna'} tamanio={24} />
    </ActionIcon>
  );
};
