import { formatCbu } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { Text } from '@mantine/core';
import { Accion, Seccion } from '../../ui/seccion.tsx';
import {
  crearBancoNuevo,
  crearCambioDeBanco,
  crearColumnasDeBanco,
  crearFinDeBanco,
  crearVueltaDeBanco,
} from './ajustes-de-bancos.ts';
import type { PropsDeParte } from './partes.tsx';
import { RenglonDeAjuste } from './renglon-de-ajuste.tsx';

type Banco = PropsDeParte['ajustes']['bancos'][number];

const decirUso = ({ en_uso, desde, dejado_desde }: Banco, hoy: string): string | null => {
  if (dejado_desde !== null)
    return `${en_uso ? 'Se deja de usar el' : 'No se usa desde el'} ${formatFecha(dejado_desde)}`;
  return desde > hoy ? `Se usa desde el ${formatFecha(desde)}` : null;
};

const decirDe = (banco: Banco, hoy: string): string => {
  const { cuenta, cbu, columnas } = banco;
  const cuantas = Object.keys(columnas).length;
  return [
    decirUso(banco, hoy),
    `Cuenta ${cuenta.codigo}`,
    cbu && `CBU ${formatCbu(cbu)}`,
    cuantas > 0 && `${cuantas} ${cuantas === 1 ? 'columna propia' : 'columnas propias'}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

export const ParteBancos = ({ ajustes, alCambiar }: PropsDeParte) => {
  const hoy = useHoy();
  return (
    <Seccion
      titulo="Bancos"
      acciones={
        <Accion de="un banco" alPresionar={() => alCambiar(crearBancoNuevo(ajustes, hoy))}>
          Agregar
        </Accion>
      }
    >
      <Text>Donde el Colegio recibe y hace transferencias y deposita lo de la caja.</Text>
      {ajustes.bancos.map((uno) => (
        <RenglonDeAjuste
          key={uno.id}
          acciones={
            <>
              <Accion de={uno.nombre} alPresionar={() => alCambiar(crearCambioDeBanco(ajustes, uno))}>
                Cambiar
              </Accion>
              <Accion de={uno.nombre} alPresionar={() => alCambiar(crearColumnasDeBanco(ajustes, uno))}>
                Columnas
              </Accion>
              <Accion
                de={uno.nombre}
                alPresionar={() =>
                  alCambiar(uno.dejado_desde === null ? crearFinDeBanco(uno, hoy) : crearVueltaDeBanco(uno))
                }
              >
                {uno.dejado_desde === null ? 'Dejar de usar' : 'Usar otra vez'}
              </Accion>
            </>
          }
        >
          <Text fw={600}>{uno.nombre}</Text>
          <Text>{decirDe(uno, hoy)}</Text>
        </RenglonDeAjuste>
      ))}
    </Seccion>
  );
};
