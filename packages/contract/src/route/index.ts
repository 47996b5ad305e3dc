export {
  type Acceso,
  BASE_API,
  type Binario,
  defineRutas,
  esBinario,
  type Llamada,
  type Peticion,
  type Respuesta,
  type RespuestaDeHandler,
  type Ruta,
  rutaConParametros,
  type TablaDeRutas,
} from './route.ts';
