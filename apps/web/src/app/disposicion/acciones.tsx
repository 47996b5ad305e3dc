import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { LugarDeLaCampana } from '@colega/web-kit/ui/campana/lugar-de-la-campana.tsx';
import { ClaroOscuro } from '@colega/web-kit/ui/marco/claro-oscuro.tsx';
import estilos from '@colega/web-kit/ui/marco/marco.module.css';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { ActionIcon } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { LugarDeLaBusqueda } from './lugar-de-la-busqueda.tsx';
import { MenuDeUsuario } from './menu-de-usuario.tsx';

export const Acciones = () => (
  <>
    <LugarDeLaBusqueda />
    <MiCredencial />
    <LugarDeLaCampana lado="matriculado" a={DIRECCIONES.avisos} />
    <Ayuda />
    <ClaroOscuro visibleFrom="sm" />
    <MenuDeUsuario />
  </>
);

/** On a phone it is one touch from Inicio; on a desk the menu has it. */
const MiCredencial = () => (
  <ActionIcon
    component={Link}
    to={DIRECCIONES.credencial}
    className={estilos.accion}
    hiddenFrom="sm"
    aria-label="Mi credencial"
    title="Mi credencial"
  >
    <Icono nombre="credencial" tamanio={24} />
  </ActionIcon>
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
