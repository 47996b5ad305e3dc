import { nombrarRoles, type OperadorPropio } from '@colega/contract/operadores';
import { irAOtraAplicacion } from '@colega/web-kit/lib/navegacion/salir.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { LugarDeLaCampana } from '@colega/web-kit/ui/campana/lugar-de-la-campana.tsx';
import { ClaroOscuro } from '@colega/web-kit/ui/marco/claro-oscuro.tsx';
import { MenuDeCuenta } from '@colega/web-kit/ui/marco/menu-de-cuenta.tsx';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DEL_PORTAL, DIRECCIONES } from '../lib/direcciones.ts';
import { TODO_EL_COLEGIO } from '../lib/nombres.ts';
import { Atajos } from './atajos.tsx';

/** Who acts, with which roles and where; what an application has at the right of its header. */
export const Acciones = ({ operador }: { operador: OperadorPropio }) => {
  const [ayuda, setAyuda] = useState(false);
  const navegar = useNavigate();
  const contextos = useSesion()?.user.contextos ?? [];
  const nombre = `${operador.nombre} ${operador.apellido}`;
  const detalle = `${nombrarRoles(operador.roles)} · ${operador.distrito?.nombre ?? TODO_EL_COLEGIO}`;
  return (
    <>
      <Text size="sm" c="dimmed" visibleFrom="md" maw={420} truncate title={detalle}>
        {detalle}
      </Text>
      <LugarDeLaCampana lado="colegio" a={DIRECCIONES.avisos} />
      <ClaroOscuro />
      <MenuDeCuenta
        nombre={nombre}
        detalle={detalle}
        opciones={[
          { icono: 'ayuda', texto: 'Atajos de teclado', alElegir: () => setAyuda(true) },
          { icono: 'candado', texto: 'Mi cuenta', alElegir: () => void navegar(DIRECCIONES.cuenta) },
          ...(contextos.includes('autogestion')
            ? [
                {
                  icono: 'perfil' as const,
                  texto: 'Ir a mi portal',
                  alElegir: () => void irAOtraAplicacion(DEL_PORTAL.inicio),
                },
              ]
            : []),
          { icono: 'salir', texto: 'Cerrar sesión', alElegir: () => void irAOtraAplicacion(DEL_PORTAL.cerrarSesion) },
        ]}
      />
      <Atajos permisos={operador.permisos} abiertos={ayuda} alCambiar={setAyuda} />
    </>
  );
};
