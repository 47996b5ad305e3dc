import { texto } from '@colega/contract/mensajes';
import {
  advertenciasDe,
  type DatoLegible,
  datosDeConfiguracion,
  declaracionLegible,
  type GrupoLegible,
  type Nombres,
  resultadoDeclarado,
} from '@colega/domain/certificados';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { nombreDeInmueble } from '../tipos/nombre-de-inmueble.ts';
import { titularesDe } from './borrador-de-certificado.ts';
import { useCertificando } from './contexto-del-certificado.ts';
import estilos from './formulario.module.css';

type Props = { alCambiar: (paso: string) => void };

/** S-407: the person reads it all before it gets a number, with what looks odd in amber. */
export const RevisionDelCertificado = ({ alCambiar }: Props) => {
  const { type, borrador } = useCertificando();
  const { valores } = borrador;
  const configuracion = datosDeConfiguracion(borrador.configuracion);
  const advertencias = new Map(advertenciasDe(type, valores, useHoy()).map((una) => [una.campo, texto(una)]));
  const grupos = declaracionLegible(type, valores, configuracion, useNombres());
  const { conforme, texto: resultado } = resultadoDeclarado({ type, valores, configuracion });
  return (
    <Stack gap="lg">
      <Text>Leé todo: una vez emitido, el certificado lleva número y ya no se edita.</Text>
      {advertencias.size > 0 && (
        <Alert color="yellow" icon={<Icono nombre="alerta" />} className={estilos.aviso}>
          {advertencias.size === 1
            ? 'Hay un valor poco común. Está señalado abajo.'
            : `Hay ${advertencias.size} valores poco comunes. Están señalados abajo.`}
        </Alert>
      )}
      {conforme !== null && (
        <Text fw={700} {...(!conforme && { className: estilos.noConforme })}>
          {resultado}
        </Text>
      )}
      {grupos.map((grupo) => (
        <GrupoRevisado
          key={`${grupo.paso} ${grupo.titulo}`}
          grupo={grupo}
          advertencias={advertencias}
          alCambiar={alCambiar}
        />
      ))}
    </Stack>
  );
};

const useNombres = (): Nombres => {
  const { legajo, borrador } = useCertificando();
  const { valores, localidad } = borrador;
  const inmueble = legajo.inmuebles.find(({ id }) => id === valores['inmueble.id']);
  return {
    'titular.id': titularesDe(legajo).find(({ id }) => id === valores['titular.id'])?.apellido_nombre,
    'titular.localidad_id': localidad?.label,
    'inmueble.id': inmueble && nombreDeInmueble(inmueble, true),
  };
};

type PropsDeGrupo = Props & { grupo: GrupoLegible; advertencias: ReadonlyMap<string, string> };

const GrupoRevisado = ({ grupo: { paso, titulo, datos }, advertencias, alCambiar }: PropsDeGrupo) => (
  <Card component="section" aria-label={titulo}>
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Title order={3} size="h4">
          {titulo}
        </Title>
        {paso !== null && (
          <Button
            variant="default"
            leftSection={<Icono nombre="lapiz" />}
            aria-label={`Cambiar ${titulo}`}
            onClick={() => alCambiar(paso)}
          >
            Cambiar
          </Button>
        )}
      </Group>
      <dl className={estilos.revisados}>
        {datos.map((dato) => (
          <DatoRevisado key={dato.ruta} dato={dato} advertencia={advertencias.get(dato.ruta)} />
        ))}
      </dl>
    </Stack>
  </Card>
);

const DatoRevisado = ({ dato, advertencia }: { dato: DatoLegible; advertencia: string | undefined }) => (
  <div {...(advertencia && { className: estilos.advertido, 'data-advertencia': true })}>
    <dt>{dato.etiqueta}</dt>
    <dd>
      {dato.valor}
      {advertencia && (
        <span className={estilos.advertencia}>
          <Icono nombre="alerta" tamanio={18} />
          {advertencia}
        </span>
      )}
    </dd>
  </div>
);
