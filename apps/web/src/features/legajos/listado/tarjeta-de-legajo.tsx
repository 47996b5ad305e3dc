import type { LegajoDeLista } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { muestraInsigniaCep } from '@colega/domain/legajos';
import { useNavegacion } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Dato } from '@colega/web-kit/ui/datos/dato.tsx';
import estilos from '@colega/web-kit/ui/listas/tarjeta-con-enlace.module.css';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { APARIENCIA_DE_ESTADO, InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDeEdicion, direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { QueFalta } from '../que-falta.tsx';

type Props = { legajo: LegajoDeLista; recienGuardado: boolean; puedeEjercer: boolean };

/** LIS-007..009, LIS-011, LIS-018. */
export const TarjetaDeLegajo = ({ legajo, recienGuardado, puedeEjercer }: Props) => {
  const { existe, precargar } = useNavegacion();
  const detalle = direccionDelLegajo(legajo.id);
  const titulo = `Legajo ${legajo.numero_legajo}`;
  return (
    <Card component="li" className={estilos.tarjeta} padding="md">
      <Group justify="space-between" align="flex-start" gap="xs">
        <div>
          <Title order={2} size="h3">
            {existe(detalle) ? (
              <Link to={detalle} className={estilos.enlace} onMouseEnter={() => precargar(detalle)}>
                {titulo}
              </Link>
            ) : (
              titulo
            )}
          </Title>
          <Text c="dimmed">{formatFecha(legajo.fecha)}</Text>
        </div>
        <Insignias legajo={legajo} recienGuardado={recienGuardado} />
      </Group>
      <div className={estilos.datos}>
        <Dato icono="persona" nombre="Comitente" valor={nombresDe(legajo)} />
        <Dato icono="lugar" nombre="Ubicación" valor={legajo.ubicacion || 'Sin ubicación'} />
        <Dato icono="calculo" nombre="Rubro" valor={legajo.rubro.nombre} />
        <Text className={estilos.monto}>{formatImporte(legajo.monto_total)}</Text>
      </div>
      <QueFalta falta={legajo.falta} />
      <EditarLegajo legajo={legajo} puedeEjercer={puedeEjercer} />
    </Card>
  );
};

type PropsDeEditar = Pick<Props, 'legajo' | 'puedeEjercer'>;

/** LIS-018. */
const EditarLegajo = ({ legajo, puedeEjercer }: PropsDeEditar) => {
  const { existe } = useNavegacion();
  const edicion = direccionDeEdicion(legajo.id, legajo.automatico ? 'automatico' : 'manual');
  return (
    legajo.puede_editarse &&
    existe(edicion) && (
      <div className={estilos.acciones}>
        <BotonEnlace
          to={edicion}
          variant="default"
          leftSection={<Icono nombre="lapiz" />}
          deshabilitado={!puedeEjercer}
          porque={puedeEjercer ? undefined : mensajes.sin_habilidad_ejercicio}
          aria-label={`Editar el legajo ${legajo.numero_legajo}`}
        >
          Editar
        </BotonEnlace>
      </div>
    )
  );
};

export const Insignias = ({ legajo, recienGuardado }: Omit<Props, 'puedeEjercer'>) => {
  const { clave, nombre } = legajo.estado_legajo;
  const apariencia = APARIENCIA_DE_ESTADO[clave] ?? { tono: 'neutro' as const, icono: 'documento' as const };
  const visado =
    legajo.visado && clave === 'visado' ? ` N° ${legajo.visado.numero} · ${formatFecha(legajo.visado.fecha)}` : '';
  return (
    <Group gap="xs">
      {recienGuardado && <InsigniaDeEstado tono="info">Recién guardado</InsigniaDeEstado>}
      <InsigniaDeEstado tono="neutro">
        {legajo.tipo_contrato === 'original' ? 'Original' : 'Ampliación'}
      </InsigniaDeEstado>
      <InsigniaDeEstado {...apariencia}>
        {nombre}
        {visado}
      </InsigniaDeEstado>
      {muestraInsigniaCep(legajo) && <InsigniaDeEstado tono="exito">CEP</InsigniaDeEstado>}
    </Group>
  );
};

export const nombresDe = ({ comitentes }: LegajoDeLista): string => {
  const [primero, ...otros] = comitentes;
  if (!primero) return 'Sin comitente';
  return otros.length === 0 ? primero.apellido_nombre : `${primero.apellido_nombre} y ${otros.length} más`;
};
