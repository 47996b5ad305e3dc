import { type CorteDeAuditoria, rutasDeAuditoria, type VerificacionDeAuditoria } from '@colega/contract/auditoria';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Alert, Button, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { decirCorte } from './decir-corte.ts';

/** It is verified each night: a day and a half without it is a night that was missed. */
const SIN_VERIFICAR_MS = 36 * 3_600_000;

type Props = { alVerLinea: (id: number) => void };

export const EstadoDeLaCadena = ({ alVerLinea }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(consulta(rutasDeAuditoria.cadenaDeAuditoria, {}));
  if (data) return <Estado verificacion={data.verificacion} alVerLinea={alVerLinea} />;
  if (!error || isFetching) return <Text c="dimmed">Leyendo la última verificación…</Text>;
  return (
    <FallaDeConsulta
      error={error}
      mensaje={todosLosMensajes.error_cargar_auditoria}
      alReintentar={() => void refetch()}
    />
  );
};

const Estado = ({ verificacion, alVerLinea }: Props & { verificacion: VerificacionDeAuditoria | null }) => {
  if (!verificacion) return <Nota>La auditoría se verifica cada noche; todavía no se verificó ninguna vez.</Nota>;
  const { cortes, cuando, lineas } = verificacion;
  if (cortes.length > 0) return <ConCortes cortes={cortes} cuando={cuando} alVerLinea={alVerLinea} />;
  const atrasada = Date.now() - new Date(cuando).getTime() > SIN_VERIFICAR_MS;
  return (
    <Nota tono={atrasada ? 'advierte' : 'informa'} titulo={atrasada ? 'Hace días que no se verifica' : 'Sin cambios'}>
      La última verificación fue el <Instante valor={cuando} />: leyó {lineas.toLocaleString('es-AR')} líneas y todas
      dicen lo que decían.
      {atrasada && ' Se verifica cada noche: avisá a quien atiende el servidor que ese trabajo no está corriendo.'}
    </Nota>
  );
};

type DeCortes = Props & { cortes: readonly CorteDeAuditoria[]; cuando: string };

const ConCortes = ({ cortes, cuando, alVerLinea }: DeCortes) => (
  <Alert
    color="red"
    role="alert"
    icon={<Icono nombre="alerta" />}
    title="La auditoría fue cambiada por fuera del portal"
  >
    <Text>
      Lo encontró la verificación del <Instante valor={cuando} />:
    </Text>
    <List my="sm" spacing={4}>
      {cortes.map((corte) => (
        <List.Item key={`${corte.cadena} ${corte.lugar} ${corte.que}`}>
          {decirCorte(corte)}{' '}
          {corte.linea_id !== null && (
            <Button size="compact-md" variant="default" onClick={() => alVerLinea(corte.linea_id ?? 0)}>
              {`Ver la línea ${corte.linea_id}`}
            </Button>
          )}
        </List.Item>
      ))}
    </List>
    <Text fw={700}>Qué hacer</Text>
    <List type="ordered" spacing={4}>
      <List.Item>Avisá hoy a quien administra el Colegio y a quien atiende el servidor.</List.Item>
      <List.Item>No borren ni restauren nada: guarden aparte una copia de la base como está.</List.Item>
      <List.Item>
        Comparen esas líneas con un respaldo de antes y averigüen quién entró a la base. Hasta saberlo, no tomen por
        cierto lo que dicen.
      </List.Item>
    </List>
  </Alert>
);
