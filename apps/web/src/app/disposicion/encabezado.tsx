import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { useConfiguracion } from '../../lib/consultas/referencias.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import estilos from './disposicion.module.css';
import { MenuDeUsuario } from './menu-de-usuario.tsx';
import type { EstadoDeBarra } from './use-barra.ts';

export const Encabezado = ({ barra, botonRef }: { barra: EstadoDeBarra; botonRef: Ref<HTMLButtonElement> }) => (
  <header className={estilos.encabezado}>
    <ActionIcon
      ref={botonRef}
      color="gray"
      className={estilos.accion}
      aria-label={barra.abierta ? 'Cerrar el menú' : 'Abrir el menú'}
      aria-expanded={barra.abierta}
      aria-controls="barra-lateral"
      onClick={barra.alternar}
      onKeyDown={(e) => {
        if (e.key === 'Escape' && !barra.fija) barra.cerrar();
      }}
    >
      <Icono nombre="menu" tamanio={24} />
    </ActionIcon>
    <Link to={DIRECCIONES.inicio} className={estilos.marca}>
      Colega
    </Link>
    <div className={estilos.espacio} />
    <Ayuda />
    <ClaroOscuro />
    <MenuDeUsuario />
  </header>
);

/** LAY-018: the guide of the Colegio or, where it has none, the portal's own (OPN-019, S-395). */
const Ayuda = () => {
  const guia = useConfiguracion().data?.guia_url ?? DIRECCIONES.guia;
  return (
    <ActionIcon
      component="a"
      href={guia}
      target="_blank"
      rel="noreferrer"
      className={estilos.accion}
      aria-label="Ayuda (se abre en otra pestaña)"
      title="Ayuda (se abre en otra pestaña)"
    >
      <Icono nombre="ayuda" tamanio={24} />
    </ActionIcon>
  );
};

const ClaroOscuro = () => {
  const { setColorScheme } = useMantineColorScheme();
  const oscuro = useComputedColorScheme('light') === 'dark';
  const rotulo = oscuro ? 'Usar colores claros' : 'Usar colores oscuros';
  return (
    <ActionIcon
      className={estilos.accion}
      aria-label={rotulo}
      title={rotulo}
      onClick={() => setColorScheme(oscuro ? 'light' : 'dark')}
    >
      <Icono nombre={oscuro ? 'sol' : 'luna'} tamanio={24} />
    </ActionIcon>
  );
};
