export {
  CANALES,
  type CanalDeAviso,
  EVENTOS,
  type Evento,
  type EventoDelColegio,
  esUrgente,
  eventosDe,
  LADOS,
  type Lado,
  PERMISO_DEL_AVISO,
} from './eventos.ts';
