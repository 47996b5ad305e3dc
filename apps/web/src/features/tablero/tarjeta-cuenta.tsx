import { mensajesDeInicio } from '@colega/contract/mensajes';
import type { MatriculaConTitulo } from '@colega/contract/perfil';
import { esMatriculaVisible, nombreDeMatricula } from '@colega/domain/perfil';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { Panel, type PropsDePanel } from '@colega/web-kit/ui/paginas/panel.tsx';
import { InsigniaDeMatricula } from '@colega/web-kit/ui/signos/insignia-de-matricula.tsx';
import { Divider, Group, Stack, Text } from '@mantine/core';
import { useBloqueos, useMatriculas } from '../../lib/consultas/perfil.ts';
import { useHabilidad } from '../../lib/consultas/permisos.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { BotonDeTarjeta } from './boton-de-tarjeta.tsx';
import { FallaDeTarjeta } from './falla-de-tarjeta.tsx';
import { InsigniaDeBloqueo } from './insignia-de-bloqueo.tsx';

/** DAS-004..007. */
export const TarjetaCuenta = (panel: PropsDePanel) => {
  const matriculas = useMatriculas();
  const bloqueos = useBloqueos();
  const recargar = () => Promise.all([matriculas.refetch(), bloqueos.refetch()]);
  return (
    <Panel {...panel} titulo="Cuenta" icono="cuenta" alRecargar={recargar}>
      <Stack gap="md">
        <Matriculas />
        <Botones />
      </Stack>
    </Panel>
  );
};

const Botones = () => {
  const { estado, reintentar } = useHabilidad('LiquidarMatricula');
  return (
    <>
      <Group align="flex-start">
        <BotonDeTarjeta to={DIRECCIONES.resumenDeCupones}>Cupones</BotonDeTarjeta>
        <BotonDeTarjeta
          to={DIRECCIONES.liquidar}
          variant="default"
          deshabilitado={estado !== 'permitida'}
          porque={estado === 'negada' ? mensajesDeInicio.sin_habilidad_liquidar : undefined}
        >
          Liquidar
        </BotonDeTarjeta>
      </Group>
      {estado === 'falla' && <FallaDeTarjeta mensaje="No pudimos consultar tus permisos." alReintentar={reintentar} />}
    </>
  );
};

const Matriculas = () => {
  const { data, isError, error, refetch } = useMatriculas();
  if (!data && isError)
    return (
      <FallaDeTarjeta
        mensaje={mensajesDeInicio.error_cargar_matriculas}
        error={error}
        alReintentar={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Esqueleto etiqueta="Cargando tus matrículas…">
        <EsqueletoDeTexto renglones={4} />
      </Esqueleto>
    );
  const visibles = data.items.filter(({ estado }) => esMatriculaVisible(estado.clave));
  if (visibles.length === 0) return <Text c="dimmed">No tenés matrículas. Comunicate con tu distrito.</Text>;
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {visibles.map((matricula, i) => (
        <li key={matricula.id}>
          {i > 0 && <Divider mb="sm" />}
          <RenglonDeMatricula matricula={matricula} />
        </li>
      ))}
      <FallaDeBloqueos />
    </Stack>
  );
};

const RenglonDeMatricula = ({ matricula }: { matricula: MatriculaConTitulo }) => {
  const { codigo, descripcion, estado } = matricula;
  const vigentes = useBloqueos().data?.items.filter(({ vigente }) => vigente) ?? [];
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text fw={700}>{nombreDeMatricula({ codigo, estado: estado.clave })}</Text>
        <Text size="sm" c="dimmed">
          {descripcion}
        </Text>
      </div>
      <Group gap="xs">
        <InsigniaDeMatricula matricula={matricula} />
        {vigentes.map(({ id, tipo_bloqueo }) => (
          <InsigniaDeBloqueo key={id} tipo={tipo_bloqueo} />
        ))}
      </Group>
    </Group>
  );
};

const FallaDeBloqueos = () => {
  const { data, isError } = useBloqueos();
  if (data || !isError) return null;
  return (
    <Text component="li" size="sm" c="dimmed">
      {mensajesDeInicio.error_cargar_bloqueos}
    </Text>
  );
};
