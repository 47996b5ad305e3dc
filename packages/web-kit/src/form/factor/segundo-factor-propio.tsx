import { mensajes } from '@colega/contract/mensajes';
import type { SegundoFactor } from '@colega/contract/sesion';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { puedeHaberLlaves } from '../../lib/llaves/llaves.ts';
import { Instante } from '../../ui/datos/instante.tsx';
import { ListaDeDatos } from '../../ui/datos/lista-de-datos.tsx';
import { Esqueleto, EsqueletoDeTexto } from '../../ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '../../ui/esperas/falla-de-consulta.tsx';
import { Icono } from '../../ui/signos/icono.tsx';
import { InsigniaDeEstado } from '../../ui/signos/insignia-de-estado.tsx';
import type { AccionDeFactor } from './accion-de-factor.ts';
import { DialogoDeFactor } from './dialogo-de-factor.tsx';
import { useSegundoFactor } from './use-segundo-factor.ts';

type Props = {
  /** To whom it is asked, and why. */
  porque: string;
  /** Of its title: one where it is the whole screen. */
  nivel?: 1 | 2;
};

export const SegundoFactorPropio = ({ porque, nivel = 1 }: Props) => {
  const estado = useSegundoFactor();
  const { factor, error, releer, pedir } = estado;
  const partes = { nivel: nivel === 1 ? 2 : 3, pedir } as const;
  return (
    <Stack gap="lg" maw={720}>
      <div>
        <Title order={nivel} {...(nivel === 2 && { size: 'h3' })}>
          Segundo factor
        </Title>
        <Text c="dimmed">Además de tu contraseña, al ingresar se te pide algo que solo tenés vos. {porque}</Text>
      </div>
      {!factor && error && (
        <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_segundo_factor} alReintentar={releer} />
      )}
      {!factor && !error && (
        <Esqueleto etiqueta="Cargando tu segundo factor…">
          <EsqueletoDeTexto renglones={6} />
        </Esqueleto>
      )}
      {factor && (
        <>
          <App app={factor.app} {...partes} />
          <Llaves llaves={factor.llaves} sePuede={puedeHaberLlaves(factor.rp_id)} {...partes} />
          {factor.codigos !== null && <Codigos quedan={factor.codigos} {...partes} />}
          <DialogoDeFactor estado={estado} factor={factor} />
        </>
      )}
    </Stack>
  );
};

type Pedir = { pedir: (accion: AccionDeFactor) => void };
type Parte = Pedir & { nivel: 2 | 3 };

const App = ({ app, nivel, pedir }: Parte & Pick<SegundoFactor, 'app'>) => (
  <Card component="section" aria-labelledby="factor-app">
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Title order={nivel} size="h4" id="factor-app">
          App de códigos
        </Title>
        {app && <InsigniaDeEstado tono="exito">Activa</InsigniaDeEstado>}
      </Group>
      <Text>
        Una app de tu teléfono muestra un código de 6 dígitos que cambia cada 30 segundos. Sirve cualquiera: Google
        Authenticator, Microsoft Authenticator, Aegis…
      </Text>
      {app && <ListaDeDatos datos={[['Activa desde', <Instante key="desde" valor={app.activa_desde} />]]} />}
      <Group>
        <Button variant={app ? 'default' : 'filled'} onClick={() => pedir({ que: 'activarApp' })}>
          {app ? 'Cambiar de app o de teléfono' : 'Activar la app de códigos'}
        </Button>
        {app && (
          <Button variant="default" onClick={() => pedir({ que: 'quitarApp' })}>
            Quitar la app
          </Button>
        )}
      </Group>
    </Stack>
  </Card>
);

const Llaves = ({ llaves, sePuede, nivel, pedir }: Parte & Pick<SegundoFactor, 'llaves'> & { sePuede: boolean }) => (
  <Card component="section" aria-labelledby="factor-llaves">
    <Stack gap="sm">
      <Title order={nivel} size="h4" id="factor-llaves">
        Llaves de acceso
      </Title>
      <Text>
        La huella, la cara o el PIN de tu teléfono o tu computadora, o una llave USB. No hay nada que copiar, y no
        funcionan en una página que se hace pasar por esta.
      </Text>
      {llaves.length > 0 && (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Tus llaves de acceso">
          {llaves.map((llave) => (
            <Llave key={llave.id} llave={llave} pedir={pedir} />
          ))}
        </Stack>
      )}
      {sePuede ? (
        <Group>
          <Button variant="default" leftSection={<Icono nombre="mas" />} onClick={() => pedir({ que: 'agregarLlave' })}>
            Agregar una llave
          </Button>
        </Group>
      ) : (
        <Text c="dimmed">Este navegador no puede agregar llaves de acceso en esta dirección.</Text>
      )}
    </Stack>
  </Card>
);

const Llave = ({ llave, pedir }: Pedir & { llave: SegundoFactor['llaves'][number] }) => {
  const { id, nombre, creada_en, usada_en } = llave;
  return (
    <Card component="li" withBorder padding="sm">
      <Stack gap="xs">
        <Text fw={500} id={`llave-${id}`} style={{ overflowWrap: 'anywhere' }}>
          {nombre}
        </Text>
        <ListaDeDatos
          datos={[
            ['Agregada', <Instante key="agregada" valor={creada_en} />],
            ['Último uso', usada_en ? <Instante key="uso" valor={usada_en} /> : 'Todavía no se usó'],
          ]}
        />
        <Group>
          <Button
            variant="default"
            aria-describedby={`llave-${id}`}
            onClick={() => pedir({ que: 'quitarLlave', id, nombre })}
          >
            Quitar la llave
          </Button>
        </Group>
      </Stack>
    </Card>
  );
};

const POCOS = 3;

const Codigos = ({ quedan, nivel, pedir }: Parte & { quedan: number }) => (
  <Card component="section" aria-labelledby="factor-codigos">
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Title order={nivel} size="h4" id="factor-codigos">
          Códigos de recuperación
        </Title>
        {quedan <= POCOS && <InsigniaDeEstado tono="aviso">Te quedan pocos</InsigniaDeEstado>}
      </Group>
      <Text>
        Para entrar cuando no tengas lo demás: cada uno sirve una vez.{' '}
        {quedan === 1 ? 'Te queda 1' : `Te quedan ${quedan}`} de 10.
      </Text>
      <Group>
        <Button variant="default" onClick={() => pedir({ que: 'renovarCodigos' })}>
          Hacer códigos nuevos
        </Button>
      </Group>
    </Stack>
  </Card>
);
