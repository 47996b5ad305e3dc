import type { AjustesDelColegio } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatLugarDeOficina } from '@colega/domain/colegio';
import { formatCuit } from '@colega/domain/identificadores';
import { List, Text } from '@mantine/core';
import { TODO_EL_COLEGIO } from '../../lib/nombres.ts';
import { Accion, Seccion } from '../../ui/seccion.tsx';
import type { Ajuste } from './ajuste.ts';
import { crearCambioDeRubros } from './ajuste-de-rubros.ts';
import {
  crearCambioDeDistrito,
  crearCierreDeDistrito,
  crearDistritoNuevo,
  crearPaseDePartidos,
  crearReapertura,
  partidosDe,
} from './ajustes-de-distritos.ts';
import { crearBajaDeOficina, crearCambioDeOficina, crearOficinaNueva } from './ajustes-de-oficinas.ts';
import { crearCambioDeColores, crearCambioDeIdentidad } from './ajustes-posibles.ts';
import { EnSuLista } from './en-su-lista.tsx';
import { Marca } from './marca.tsx';
import { MuestraDeColores } from './muestra-de-colores.tsx';
import { Plazos } from './plazos.tsx';
import { RenglonDeAjuste } from './renglon-de-ajuste.tsx';
import { Textos } from './textos.tsx';

export type PropsDeParte = {
  ajustes: AjustesDelColegio;
  alCambiar: (ajuste: Ajuste) => void;
  alReleer: () => Promise<void>;
};

export const ParteIdentidad = ({ ajustes, alCambiar }: PropsDeParte) => {
  const { identidad } = ajustes;
  const { telefono, correo } = identidad;
  return (
    <Seccion
      titulo="Identidad"
      acciones={
        <Accion de="identidad" alPresionar={() => alCambiar(crearCambioDeIdentidad(ajustes))}>
          Cambiar
        </Accion>
      }
    >
      <Text fw={600}>{identidad.nombre}</Text>
      <Text>{`CUIT ${formatCuit(identidad.cuit)}`}</Text>
      <Text>{[formatLugarDeOficina(identidad), telefono, correo].filter((dato) => dato !== '').join(' · ')}</Text>
    </Seccion>
  );
};

export const ParteMarca = ({ ajustes, alCambiar, alReleer }: PropsDeParte) => {
  const { color, color_oscuro } = ajustes.colores;
  return (
    <Seccion
      titulo="Marca y colores"
      acciones={
        <Accion de="colores" alPresionar={() => alCambiar(crearCambioDeColores(ajustes))}>
          Cambiar
        </Accion>
      }
    >
      <Marca ajustes={ajustes} alReleer={alReleer} />
      <MuestraDeColores valores={{ color: color ?? '', color_oscuro: color_oscuro ?? '' }} />
    </Seccion>
  );
};

const cuantosPartidos = (cuantos: number): string =>
  cuantos === 0 ? 'Sin partidos' : `${cuantos} ${cuantos === 1 ? 'partido' : 'partidos'}`;

export const ParteDistritos = ({ ajustes, alCambiar }: PropsDeParte) => {
  const sueltos = ajustes.partidos.partidos.filter(({ distrito_id }) => distrito_id === null).length;
  return (
    <Seccion
      titulo="Distritos"
      acciones={
        <Accion de="un distrito" alPresionar={() => alCambiar(crearDistritoNuevo(ajustes))}>
          Agregar
        </Accion>
      }
    >
      {ajustes.distritos.map((uno) => (
        <RenglonDeAjuste
          key={uno.id}
          acciones={
            uno.cerrado ? (
              <Accion de={uno.nombre} alPresionar={() => alCambiar(crearReapertura(uno))}>
                Abrir otra vez
              </Accion>
            ) : (
              <>
                <Accion de={uno.nombre} alPresionar={() => alCambiar(crearCambioDeDistrito(ajustes, uno))}>
                  Cambiar
                </Accion>
                <Accion de={uno.nombre} alPresionar={() => alCambiar(crearPaseDePartidos(ajustes, uno))}>
                  Pasarle partidos
                </Accion>
                <Accion de={uno.nombre} alPresionar={() => alCambiar(crearCierreDeDistrito(ajustes, uno))}>
                  Cerrar
                </Accion>
              </>
            )
          }
        >
          <Text fw={600}>{uno.nombre}</Text>
          <Text>{uno.cerrado ? 'Cerrado' : cuantosPartidos(partidosDe(ajustes, uno.id).length)}</Text>
        </RenglonDeAjuste>
      ))}
      {sueltos > 0 && <Text>{`${cuantosPartidos(sueltos)} sin distrito.`}</Text>}
    </Seccion>
  );
};

export const ParteOficinas = ({ ajustes, alCambiar }: PropsDeParte) => {
  const { oficinas, primeras_oficinas } = ajustes;
  const accionesDe = (una: (typeof oficinas)[number]) => (
    <>
      <Accion de={una.nombre} alPresionar={() => alCambiar(crearCambioDeOficina(ajustes, una))}>
        Cambiar
      </Accion>
      {oficinas.length > 1 && (
        <Accion de={una.nombre} alPresionar={() => alCambiar(crearBajaDeOficina(una))}>
          Quitar
        </Accion>
      )}
    </>
  );
  return (
    <Seccion
      titulo="Oficinas y teléfonos"
      acciones={
        primeras_oficinas.se_dicen && (
          <Accion de="una oficina" alPresionar={() => alCambiar(crearOficinaNueva(ajustes))}>
            Agregar
          </Accion>
        )
      }
    >
      {primeras_oficinas.se_dicen ? (
        <Text size="sm">{todosLosMensajes.oficinas_de_arranque}</Text>
      ) : (
        <EnSuLista lista="oficinas" porque={todosLosMensajes.oficinas_en_su_lista} />
      )}
      {oficinas.length === 0 && <Text>Ninguna: se muestra el contacto del Colegio.</Text>}
      {oficinas.map((una) => (
        <RenglonDeAjuste key={una.nombre} acciones={primeras_oficinas.se_dicen && accionesDe(una)}>
          <Text fw={600}>{`${una.nombre}, ${una.distrito ?? TODO_EL_COLEGIO}`}</Text>
          <Text>
            {[formatLugarDeOficina(una), una.telefonos.join(' / '), una.horario, una.correo]
              .filter((dato) => dato !== '')
              .join(' · ')}
          </Text>
        </RenglonDeAjuste>
      ))}
    </Seccion>
  );
};

export const ParteRubros = ({ ajustes, alCambiar }: PropsDeParte) => {
  const deCada = (activo: boolean) => ajustes.rubros.rubros.filter((uno) => uno.activo === activo);
  const apagados = deCada(false);
  return (
    <Seccion
      titulo="Rubros"
      acciones={
        <Accion de="rubros" alPresionar={() => alCambiar(crearCambioDeRubros(ajustes))}>
          Cambiar
        </Accion>
      }
    >
      <Text>Hay legajos nuevos en:</Text>
      <List>
        {deCada(true).map(({ id, nombre }) => (
          <List.Item key={id}>{nombre}</List.Item>
        ))}
      </List>
      {apagados.length > 0 && <Text size="sm">{`Y no en: ${apagados.map(({ nombre }) => nombre).join(', ')}.`}</Text>}
    </Seccion>
  );
};

export const PartePlazos = ({ ajustes, alCambiar }: PropsDeParte) => (
  <Seccion titulo="Plazos">
    <Plazos ajustes={ajustes} alCambiar={alCambiar} />
  </Seccion>
);

export const ParteTextos = ({ ajustes, alCambiar }: PropsDeParte) => (
  <Seccion titulo="Textos">
    <Textos ajustes={ajustes} alCambiar={alCambiar} />
  </Seccion>
);
