import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { useNavigate } from 'react-router';
import { usePersona } from '../../lib/consultas/perfil.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { useExisteRuta } from '../../lib/navegacion/navegacion.ts';
import { useSesion } from '../../lib/sesion/use-sesion.ts';
import { Icono } from '../../ui/icono.tsx';
import estilos from './disposicion.module.css';

/** Name, photo and what the person may do with the session (LAY-019, LAY-020). */
export const MenuDeUsuario = () => {
  const sesion = useSesion();
  const { data: persona } = usePersona();
  const navegar = useNavigate();
  const hayCambioDeClave = useExisteRuta(DIRECCIONES.cambioClave);
  const hayPerfil = useExisteRuta(DIRECCIONES.datosPersonales);
  const nombre = persona ? `${persona.nombre} ${persona.apellido}` : (sesion?.user.username ?? '');
  return (
    <Menu position="bottom-end" width={240} shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={estilos.usuario} aria-label={`Tu cuenta: ${nombre}`}>
          <Avatar src={persona?.imagen_perfil?.content_url ?? null} alt="" size={36} color="petroleo" variant="filled">
            {iniciales(nombre)}
          </Avatar>
          <span className={estilos.nombre}>{nombre}</span>
          <Icono nombre="abajo" tamanio={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={estilos.nombreEnMenu}>{nombre}</Menu.Label>
        {hayPerfil && (
          <Menu.Item leftSection={<Icono nombre="perfil" />} onClick={() => void navegar(DIRECCIONES.datosPersonales)}>
            Mis datos
          </Menu.Item>
        )}
        {hayCambioDeClave && (
          <Menu.Item leftSection={<Icono nombre="llave" />} onClick={() => void navegar(DIRECCIONES.cambioClave)}>
            Cambiar contraseña
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Icono nombre="info" />} onClick={() => void navegar(DIRECCIONES.accesibilidad)}>
          Accesibilidad
        </Menu.Item>
        <Menu.Item leftSection={<Icono nombre="salir" />} onClick={() => void navegar(DIRECCIONES.cerrarSesion)}>
          Cerrar sesión
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

/** "María Elena García" → "MG". */
export const iniciales = (nombre: string): string => {
  const partes = nombre.trim().split(/\s+/).filter(Boolean);
  return [partes[0], partes.length > 1 ? partes.at(-1) : undefined].map((p) => p?.[0]?.toUpperCase() ?? '').join('');
};
