import { mensajes } from '@colega/contract/mensajes';
import type { MetodoDeIngreso, SesionPropia } from '@colega/contract/sesion';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { BotonDeAccion } from '../../ui/botones/boton-de-accion.tsx';
import { Instante } from '../../ui/datos/instante.tsx';
import { ListaDeDatos } from '../../ui/datos/lista-de-datos.tsx';
import { Esqueleto, EsqueletoDeTexto } from '../../ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '../../ui/esperas/falla-de-consulta.tsx';
import { ListaDeTarjetas } from '../../ui/listas/lista-de-tarjetas.tsx';
import { InsigniaDeEstado } from '../../ui/signos/insignia-de-estado.tsx';
import { useSesionesAbiertas } from './use-sesiones-abiertas.ts';

/** `nivel` is of its title: one where it is the whole screen. */
export const SesionesAbiertas = ({ nivel = 1 }: { nivel?: 1 | 2 }) => {
  const { sesiones, error, releer, cerrar, cerrarLasDemas, actualizando } = useSesionesAbiertas();
  return (
    <Stack gap="lg" maw={720}>
      <div>
        <Title order={nivel} {...(nivel === 2 && { size: 'h3' })}>
          Sesiones abiertas
        </Title>
        <Text c="dimmed">
          Los lugares donde ingresaste con tu usuario. Si no reconocés alguno, cerralo y cambiá tu contraseña.
        </Text>
      </div>
      {!sesiones && error && (
        <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_sesiones} alReintentar={releer} />
      )}
      {!sesiones && !error && (
        <Esqueleto etiqueta="Cargando tus sesiones…">
          <EsqueletoDeTexto renglones={6} />
        </Esqueleto>
      )}
      {sesiones && (
        <ListaDeTarjetas actualizando={actualizando} etiqueta="Sesiones abiertas">
          {sesiones.map((sesion) => (
            <Tarjeta key={sesion.id} nivel={nivel === 1 ? 2 : 3} sesion={sesion} alCerrar={() => cerrar(sesion)} />
          ))}
        </ListaDeTarjetas>
      )}
      {sesiones && sesiones.length > 1 && (
        <Group>
          <BotonDeAccion variant="default" ocupado="Cerrando…" alPresionar={cerrarLasDemas}>
            Cerrar las demás
          </BotonDeAccion>
        </Group>
      )}
      {sesiones?.length === 1 && <Text c="dimmed">No hay ninguna otra sesión abierta con tu usuario.</Text>}
    </Stack>
  );
};

const METODOS: Readonly<Record<MetodoDeIngreso, string>> = {
  clave: 'Contraseña',
  app: 'Contraseña y código de la app',
  llave: 'Contraseña y llave de acceso',
  recuperacion: 'Contraseña y código de recuperación',
};
const DOS_POR_RENGLON = { '--ancho-de-dato': '11rem' };
const SIN_NOMBRE = 'Un dispositivo del que no guardamos datos';

type DeTarjeta = { nivel: 2 | 3; sesion: SesionPropia; alCerrar: () => Promise<void> };

const Tarjeta = ({ nivel, sesion, alCerrar }: DeTarjeta) => {
  const { dispositivo, desde_donde, abierta_en, usada_en, metodo, actual } = sesion;
  const nombre = dispositivo ?? SIN_NOMBRE;
  return (
    <Card component="li" style={DOS_POR_RENGLON}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={nivel} size="h4">
            {nombre}
          </Title>
          {actual && <InsigniaDeEstado tono="exito">Esta sesión</InsigniaDeEstado>}
        </Group>
        <ListaDeDatos
          datos={[
            ['Ingreso', <Instante key="ingreso" valor={abierta_en} />],
            ['Último uso', <Instante key="uso" valor={usada_en} />],
            ['Red', desde_donde ?? 'Sin datos'],
            ...(metodo ? [['Forma de ingreso', METODOS[metodo]] as const] : []),
          ]}
        />
        {!actual && (
          <Group>
            <BotonDeAccion
              variant="default"
              ocupado="Cerrando…"
              alPresionar={alCerrar}
              aria-describedby={`sesion-${sesion.id}`}
            >
              Cerrar esta sesión
              <span id={`sesion-${sesion.id}`} hidden>
                {nombre}
              </span>
            </BotonDeAccion>
          </Group>
        )}
      </Stack>
    </Card>
  );
};
