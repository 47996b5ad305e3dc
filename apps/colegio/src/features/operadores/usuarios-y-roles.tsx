import { todosLosMensajes } from '@colega/contract/mensajes';
import { nombrarRoles, type OperadorDelColegio } from '@colega/contract/operadores';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { ListaDeTarjetas } from '@colega/web-kit/ui/listas/lista-de-tarjetas.tsx';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useOperador } from '../../lib/operador.ts';
import { useAtajo } from '../../lib/use-atajo.ts';
import { AltaDeOperador } from './alta-de-operador.tsx';
import { CambioDeRoles } from './cambio-de-roles.tsx';
import { ReponerAcceso } from './reponer-acceso.tsx';
import { TarjetaDeOperador } from './tarjeta-de-operador.tsx';
import { nombreDe, useOperadores } from './use-operadores.ts';

type EnCurso = { que: 'alta' } | { que: 'roles' | 'baja' | 'reponer'; id: number } | null;

export const UsuariosYRoles = () => {
  const { permisos, username: yo } = useOperador();
  const puede = permisos.includes('operadores.administrar');
  const { operadores, error, actualizando, releer, cambiarRoles, darDeBaja, reponerAcceso } = useOperadores();
  const [enCurso, setEnCurso] = useState<EnCurso>(null);
  // As they are now: what somebody else did meanwhile is seen in what is open.
  const elegido = enCurso && 'id' in enCurso ? operadores?.find(({ id }) => id === enCurso.id) : undefined;
  const titulo = useRef<HTMLHeadingElement>(null);
  useAtajo('n', () => {
    if (puede) setEnCurso({ que: 'alta' });
  });
  /** The button that opened it may be gone, with its card. */
  const cerrar = () => {
    setEnCurso(null);
    titulo.current?.focus();
  };
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={1} ref={titulo} tabIndex={-1}>
          Usuarios y roles
        </Title>
        {puede && enCurso?.que !== 'alta' && (
          <Button onClick={() => setEnCurso({ que: 'alta' })}>Agregar un operador</Button>
        )}
      </Group>
      {enCurso?.que === 'alta' && (
        <AltaDeOperador
          alCancelar={cerrar}
          alHacerse={(nuevo) => {
            avisarExito(`${nombreDe(nuevo)} ya es parte del Colegio: ${nombrarRoles(nuevo.roles)}.`);
            releer();
            cerrar();
          }}
        />
      )}
      {enCurso?.que === 'roles' && elegido && (
        <CambioDeRoles
          key={elegido.id}
          operador={elegido}
          alGuardar={(roles) => cambiarRoles(elegido, roles)}
          alCerrar={cerrar}
        />
      )}
      {enCurso?.que === 'reponer' && elegido && (
        <ReponerAcceso
          key={elegido.id}
          operador={elegido}
          yo={yo}
          alPedir={(motivo) => reponerAcceso(elegido, motivo)}
          alCerrar={cerrar}
        />
      )}
      {!operadores && error && (
        <FallaDeConsulta error={error} mensaje={todosLosMensajes.error_cargar_operadores} alReintentar={releer} />
      )}
      {!operadores && !error && <EsqueletoDeTarjetas />}
      {operadores && (
        <ListaDeTarjetas actualizando={actualizando} etiqueta="Operadores del Colegio">
          {operadores.map((operador) => (
            <TarjetaDeOperador
              key={operador.id}
              operador={operador}
              puede={puede}
              alCambiar={() => setEnCurso({ que: 'roles', id: operador.id })}
              alDarDeBaja={() => setEnCurso({ que: 'baja', id: operador.id })}
              alReponer={
                permisos.includes('accesos.reponer') && operador.username !== yo
                  ? () => setEnCurso({ que: 'reponer', id: operador.id })
                  : null
              }
            />
          ))}
        </ListaDeTarjetas>
      )}
      {enCurso?.que === 'baja' && elegido && (
        <Baja
          operador={elegido}
          alCancelar={() => setEnCurso(null)}
          alConfirmar={async () => {
            await darDeBaja(elegido);
            cerrar();
          }}
        />
      )}
    </Stack>
  );
};

type PropsDeBaja = { operador: OperadorDelColegio; alConfirmar: () => Promise<void>; alCancelar: () => void };

const Baja = ({ operador, alConfirmar, alCancelar }: PropsDeBaja) => (
  <ConfirmarDialogo
    abierto
    titulo={`¿Dar de baja a ${nombreDe(operador)}?`}
    texto={
      <>
        <Text>
          {`Deja de entrar al Colegio en el acto: sus sesiones se cierran y pierde sus roles (${nombrarRoles(operador.roles)}).`}
        </Text>
        <Text mt="sm">
          Lo que hizo queda en la auditoría. Si además es matriculado, sigue entrando a su portal. Se lo puede volver a
          agregar.
        </Text>
      </>
    }
    confirmar="Dar de baja"
    confirmando="Dando de baja…"
    alConfirmar={alConfirmar}
    alCancelar={alCancelar}
  />
);

export default UsuariosYRoles;
